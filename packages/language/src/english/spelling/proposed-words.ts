import type { Finding } from '../../engine/finding.ts';
import { prefixOf } from './derived-words.ts';

const word = /\p{L}[\p{L}\p{M}'’]*/gu;

/**
 * Removes proposals that contain a word missing from the dictionary, as words formed by rules may be; a finding without
 * other proposals is dropped. Words that the writer used are not looked up.
 */
export async function withWordsOnly(
  paragraph: string,
  findings: readonly Finding[],
  unknown: (words: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<Finding[]> {
  const own = new Set(paragraph.match(word));
  const newWords = (text: string): string[] => (text.match(word) ?? []).filter((one) => !own.has(one));
  const asked = findings.flatMap(({ replacement, alternatives }) =>
    [replacement, ...alternatives].flatMap(newWords),
  );
  if (asked.length === 0) return [...findings];
  // "uncertified": no dictionary lists every word with a prefix.
  const bare = (one: string): string => prefixOf(one)?.rest ?? one;
  const strange = await unknown([...new Set([...asked, ...asked.map(bare)])]);
  const isWord = (one: string): boolean => !strange.has(one) || !strange.has(bare(one));
  return findings.flatMap((finding) => {
    const [replacement, ...alternatives] = [finding.replacement, ...finding.alternatives].filter((text) =>
      newWords(text).every(isWord),
    );
    return replacement === undefined ? [] : [{ ...finding, replacement, alternatives }];
  });
}
