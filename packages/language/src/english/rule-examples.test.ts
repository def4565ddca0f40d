import { exampleOf, examplesOfRules } from '@octavo/contract/rule-examples';
import { expect, test } from 'vitest';
import { lintKinds } from '../checkers/harper/lint-kinds.ts';
import { withOwnRules } from './own-rules.ts';

/** These are found by Harper. */
const others: readonly string[] = ['AnA', 'HowTo', 'RepeatedWords', 'WereWhere'];

const mended = (text: string, { offset, length, replacement }: ReturnType<typeof withOwnRules>[number]) =>
  text.slice(0, offset) + replacement + text.slice(offset + length);

test.each(Object.entries(examplesOfRules).filter(([name]) => !others.includes(name)))(
  'the example of %s is found and corrected',
  (_, { wrong, right }) => {
    // A newer rule may be the one that finds it.
    const mendings = withOwnRules(wrong, []).map((finding) => mended(wrong, finding).replaceAll('’', "'"));
    expect(mendings).toEqual([right.replaceAll('’', "'")]);
    expect(withOwnRules(right, [])).toEqual([]);
  },
);

test('regression 18: a wrong article is not explained as a wrong verb', () => {
  expect(exampleOf('ContextArticle', 'Grammar')).toEqual({
    wrong: 'We met in the April.',
    right: 'We met in April.',
  });
});

test('every kind of lint has an example, but for what is its own or depends on the country', () => {
  const without = Object.keys(lintKinds).filter((kind) => exampleOf('AnyRule', kind) === undefined);
  expect(without).toEqual(['Miscellaneous', 'Regionalism', 'Spelling']);
});

test('the example is in the language of the rule', () => {
  expect(exampleOf('DeKonjunktion', 'SoundAlike')?.right).toBe('Ich glaube, dass er kommt.');
  expect(exampleOf('FrParticipe', 'SoundAlike')?.right).toBe('Il a pris son sac.');
  expect(exampleOf('SpellCheck', 'Spelling')).toBeUndefined();
});
