import { platform } from '#platform';
import { describe, expect, test } from 'vitest';
import type { Finding } from './engine/finding.ts';
import { applyRuleSet } from './engine/tokens/apply-rule-set.ts';
import { listedPhrases } from './engine/tokens/listed-phrases.ts';
import { type ListedRule, listedRules } from './engine/tokens/listed-rules.ts';
import { englishRules, rulesAmongFaults } from './english/rules/phrases/index.ts';
import { phraseRule } from './english/rules/phrases/phrase.ts';
import { applyRules } from './english/rules/phrases/rule.ts';
import { germanRules } from './german/rules/german-rules.ts';

interface Proving {
  /** The findings of a single listed rule. */
  readonly alone: (index: number, text: string) => Finding[];
  /** The findings of all word rules that are applied together with a topic's. */
  readonly together: (topic: string, text: string) => Finding[];
}

function english(rules: readonly ListedRule[]): Proving {
  const made = rules.map(phraseRule);
  return {
    alone: (index, text) => applyRules(text, made.slice(index, index + 1)),
    together: (topic, text) =>
      applyRules(text, [...englishRules(), ...(topic.endsWith('-among-faults') ? rulesAmongFaults() : [])]),
  };
}

const other = (language: 'french' | 'german' | 'portuguese') => (): Proving => {
  const made = listedPhrases(language);
  const { summaries } = germanRules;
  const found = (text: string, phrases: typeof made) =>
    applyRuleSet(text, [], { tokens: [], phrases, summaries }, undefined);
  return {
    alone: (index, text) => found(text, made.slice(index, index + 1)),
    together: (_topic, text) => found(text, made),
  };
};

const languages = {
  english,
  french: other('french'),
  german: other('german'),
  portuguese: other('portuguese'),
} as const;

const mended = (text: string, findings: readonly Finding[]): string =>
  findings.reduceRight(
    (result, { offset, length, replacement }) =>
      result.slice(0, offset) + replacement + result.slice(offset + length),
    text,
  );

/** Which kind of apostrophe a rule inserts is not tested here. */
const typed = (text: string): string => text.replaceAll('’', "'");

describe.each(['english', 'french', 'german', 'portuguese'] as const)('%s', (language) => {
  const rules = listedRules(platform.readText(`@octavo/language/rules/${language}`));
  const { alone, together } = languages[language](rules);
  const topics = Map.groupBy(rules.entries(), ([, { topic }]) => topic);

  test.each([...topics])(
    'every rule of the list corrects what it claims, and no more: %s',
    (topic, listed) => {
      const failures = listed.flatMap(([index, { source, proof }]) => [
        ...(proof.mended.length === 0 ? [`no proof: ${source}`] : []),
        ...proof.mended
          .map(([wrong, right]) => ({ got: mended(wrong, alone(index, wrong)), right }))
          .filter(({ got, right }) => typed(got) !== typed(right)),
        ...proof.right.filter((sentence) => together(topic, sentence).length > 0),
      ]);
      expect(failures).toEqual([]);
    },
  );
});
