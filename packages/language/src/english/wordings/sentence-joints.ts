import type { Site } from '../../writing/sites.ts';

const follower = '(?:it|this|these|they|we|he|she|there|the|some|many|each|no)';
const joint = new RegExp(String.raw`(?<=[\p{L}\p{N}])(\. |; )(${follower})(?=\s+\p{Ll})`, 'giu');
const shortest = 15;
const longest = 90;

/**
 * Two short sentences may be joined by a semicolon, and separated again, if the second begins with an ordinary word.
 */
export function sentenceJoints(text: string): Site[] {
  return [...text.matchAll(joint)].flatMap((found): Site[] => {
    const [whole, mark = '', word = ''] = found;
    const before = /[^.!?;:()"“”\n]*$/.exec(text.slice(0, found.index))?.[0] ?? '';
    const after = /^[^.!?;:()"“”\n]*/.exec(text.slice(found.index + whole.length))?.[0] ?? '';
    if ([before, after].some((half) => half.trim().length < shortest || half.trim().length > longest)) {
      return [];
    }
    const isSemicolon = mark.startsWith(';');
    const replacement = isSemicolon
      ? `. ${word.charAt(0).toUpperCase()}${word.slice(1)}`
      : `; ${word.toLowerCase()}`;
    const trace = `${before.split(' ').at(-1)}${replacement}`;
    return [
      { start: found.index, end: found.index + whole.length, replacement, side: isSemicolon ? 1 : 0, trace },
    ];
  });
}
