import { paragraphLanguage } from '../../engine/paragraph-language.ts';
import type { Asked } from './asked.ts';

/** Zero-width signs, soft hyphens, directions and tags: a watermark, or rubbish. Emoji keep their joiners. */
const invisible =
  /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
const fixedSpace = /[\u00A0\u2007\u202F]/gu;
/** Scripts that are written with joiners and directions. */
const joined = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u;

/**
 * Returns what removes invisible signs from the pieces of an answer, and makes fixed spaces ordinary ones, unless the
 * author uses them or writes French.
 */
export function withoutInvisible({ name, material, request, replaced }: Asked): (piece: string) => string {
  const own = `${material}\n${request}`;
  const keepsSigns = joined.test(own) || own.search(invisible) >= 0;
  const keepsSpaces = own.search(fixedSpace) >= 0 || paragraphLanguage(replaced || material) === 'fr';
  // Elsewhere bold becomes bold in the text.
  const isPlain = name === 'autocomplete' && !own.includes('**');
  let half = '';
  let star = '';
  return (piece) => {
    // A sign of two units may come in two pieces.
    const [last = ''] = /[\uD800-\uDBFF]$/.exec(half + piece) ?? [];
    const whole = (half + piece).slice(0, last === '' ? undefined : -1);
    half = last;
    const visible = keepsSigns ? whole : whole.replaceAll(invisible, '');
    const spaced = keepsSpaces ? visible : visible.replaceAll(fixedSpace, ' ');
    if (!isPlain) return spaced;
    // A sign at the end may be half of one.
    const marked = star + spaced;
    star = /(?<!\*)\*$/u.test(marked.replaceAll('**', '')) ? '*' : '';
    return marked.replaceAll('**', '').slice(0, star === '' ? undefined : -1);
  };
}
