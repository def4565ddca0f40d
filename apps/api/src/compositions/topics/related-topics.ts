import type { Language } from '@octavo/contract/languages';
import { topicNames, topics, type Topic } from '@octavo/contract/topics';
import { topicTexts } from './index.ts';

const most = 5;
const shortest = 4;

/** Entries of the taxonomy that share a word with a topic, compared by the beginnings of words; closest first. */
export function relatedTopics(topic: string, language: Language): { category: Topic; text: string }[] {
  const wanted = wordsOf(topic);
  const found = topicNames.flatMap((category) =>
    topics[category].flatMap((sub) => {
      const [name, ...subjects] = topicTexts[language][sub];
      return subjects.map((text) => ({
        category,
        text,
        shared: sharedWords(wanted, wordsOf(`${name} ${text}`)),
      }));
    }),
  );
  // A topic belongs to the category with most of its matches: a word such as "school" occurs elsewhere too.
  const kin = (category: Topic): number =>
    found.reduce((sum, one) => sum + (one.category === category ? one.shared : 0), 0);
  return found
    .filter(({ shared, text }) => shared > 0 && text.toLowerCase() !== topic.trim().toLowerCase())
    .toSorted((a, b) => b.shared - a.shared || kin(b.category) - kin(a.category))
    .slice(0, most)
    .map(({ category, text }) => ({ category, text }));
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= shortest);

/** Words count as equal if only their endings differ: "school" and "schools", "klima" and "klimaklagen". */
const sharedWords = (a: readonly string[], b: readonly string[]): number =>
  a.filter((word) =>
    b.some((other) => {
      const [short, long] = word.length < other.length ? [word, other] : [other, word];
      return short.length > shortest ? long.startsWith(short) : long === short || long === `${short}s`;
    }),
  ).length;
