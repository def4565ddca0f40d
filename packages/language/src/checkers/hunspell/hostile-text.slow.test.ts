import { expect, test } from 'vitest';
import { frenchRules, frenchTokens } from '../../french/rules/french-rules.ts';
import { frenchLexicon } from '../../french/lexicon/lexicon.ts';
import { germanRules, germanTokens } from '../../german/rules/german-rules.ts';
import { germanLexicon } from '../../german/lexicon/lexicon.ts';
import { openLanguageChecker } from './language-checker.ts';
import { openDictionary } from './open-dictionary.ts';
import { portugueseLexicon } from '../../portuguese/lexicon/lexicon.ts';
import { portugueseRules, portugueseTokens } from '../../portuguese/rules/portuguese-rules.ts';
import { applyRuleSet } from '../../engine/tokens/apply-rule-set.ts';
import type { RuleSet } from '../../engine/tokens/rule.ts';
import type { Token } from '../../engine/tokens/token.ts';

/** How many tokens the rules of a language read in a text. */
type LooksAt = (text: string) => number;

function looksOf<Lexicon>(
  tokensOf: (text: string) => Token[],
  rules: RuleSet<Lexicon>,
  lexicon: Lexicon,
): LooksAt {
  return (text) => {
    let looks = 0;
    const watched = new Proxy(tokensOf(text), {
      get(tokens, key) {
        looks++;
        return Reflect.get(tokens, key);
      },
    });
    applyRuleSet(text, watched, { ...rules, phrases: [] }, lexicon);
    return looks;
  };
}

const known = async (language: 'fr' | 'de' | 'pt'): Promise<(word: string) => boolean> =>
  (await openDictionary(language)).isKnown;

const languages = {
  fr: async () => looksOf(frenchTokens, frenchRules, frenchLexicon(await known('fr'))),
  de: async () => looksOf(germanTokens, germanRules, germanLexicon(await known('de'))),
  pt: async () => looksOf(portugueseTokens, portugueseRules, portugueseLexicon(await known('pt'))),
};

const parts = {
  fr: ['a', 'que', 'dans la rue vit', 'les élèves,', 'que Paul et moi'],
  de: ['haben', 'der Hund', 'ich muss', 'das, das', 'weil er geht er', 'er ist viele Leute'],
  pt: ['a', 'se', 'me chamo', 'disse obrigado', 'se ela fala-se', 'na casa chega', 'espero, que'],
};

// A rule that looked back over the whole text at each word would read four times as many.
test.each(['fr', 'de', 'pt'] as const)(
  'an endless text of equal words is read in linear time: %s',
  async (language) => {
    const looks = await languages[language]();
    const growth = parts[language].map((part) => {
      const text = `${part} `.repeat(200);
      return { part, isInStep: looks(text + text) < 2.2 * looks(text) };
    });
    expect(growth.filter(({ isInStep }) => !isInStep)).toEqual([]);
  },
);

// A pattern that looked back over the spaces from each of them would never finish.
test.each(['fr', 'de', 'pt'] as const)('a long run of spaces is read in no time: %s', async (language) => {
  const checker = await openLanguageChecker(language);
  expect(checker.check(`a${' '.repeat(300_000)}a`)).toEqual([]);
});
