import { platform } from '#platform';
import { listedRules } from './listed-rules.ts';
import { phrase } from './phrase.ts';
import { type PhraseRule, type Reason, reasons } from './rule.ts';

/**
 * The rules listed in `rules/<language>`, in the order of its files. The mistake is in brackets between whole words, or
 * is the group named `wrong` of a pattern that is used unchanged.
 *
 * @throws Error if a list cannot be read
 */
export const listedPhrases = (language: 'french' | 'german' | 'portuguese'): PhraseRule<unknown>[] =>
  listedRules(platform.readText(`@octavo/language/rules/${language}`)).map(
    ({ name, reason, source, right }) => ({
      name,
      reason: known(reason),
      pattern: phrase(source.includes('(?<wrong>') ? source : bracketed(source)),
      mend: () => right,
    }),
  );

const bracketed = (source: string): string =>
  String.raw`\b${source.replace(/\[(.*)\]/, (_, wrong: string) => `(?<wrong>${wrong})`)}\b`;

function known(reason: string): Reason {
  const found = reasons.find((one) => one === reason);
  if (found === undefined) throw new Error(`No reason: ${reason}`);
  return found;
}
