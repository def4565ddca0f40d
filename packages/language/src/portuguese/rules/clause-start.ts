import type { Place } from '../../engine/tokens/rule.ts';
import { sentenceAround } from '../../engine/tokens/sentence.ts';

const openers = /^(?:que|porque|mas|se|quando|embora|enquanto|onde|porém|portanto|assim|pois)$/;
const adverbs =
  /^(?:ontem|hoje|amanhã|agora|depois|aqui|ali|lá|cá|já|também|então|infelizmente|felizmente|talvez|normalmente|geralmente|finalmente|atualmente)$/;
const introductions =
  /^(?:em|no|na|nos|nas|quando|depois|durante|antes|às|ao|à|por|se|como|segundo|desde|apesar|embora|após|para|todos|há)$/;

/**
 * Whether a subject can begin here: at the start of a sentence, after a conjunction, or after introductory words with a
 * comma.
 */
export function startsClause({ tokens, at, near }: Place): boolean {
  if (near(0).opens) return true;
  const before = near(-1);
  if (openers.test(before.lower)) {
    return !/^(?:do|mais|menos|maior|menor|melhor|pior|o|a|os|as|tudo|tal|qual|antes|tão)$/.test(
      near(-2).lower,
    );
  }
  const { from } = sentenceAround({ tokens, at });
  const first = tokens[from]?.isWord ? from : from + 1;
  const opening = tokens[first]?.lower ?? '';
  if (adverbs.test(opening) && at === first + 1) return true;
  if (before.text !== ',' || at - first > 9) return false;
  if (tokens.slice(first, at - 1).some(({ text }) => text === ',')) return false;
  return adverbs.test(opening) || introductions.test(opening) || opening.endsWith('mente');
}
