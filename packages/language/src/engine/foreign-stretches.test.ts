import { expect, test } from 'vitest';
import type { CheckedLanguage } from './checked-language.ts';
import { foreignStretches } from './foreign-stretches.ts';
import { paragraphLanguage } from './paragraph-language.ts';

const cases: readonly (readonly [CheckedLanguage, string, readonly string[]])[] = [
  ['fr', "Comme le dit Hamlet, 'to be or not to be', la question reste posée.", ['to be or not to be']],
  [
    'de',
    'Wie sagt Hamlet: „To be or not to be, that is the question“, und er hat recht.',
    ['To be or not to be, that is the question'],
  ],
  [
    'pt',
    'Como disse Hamlet, "to be or not to be, that is the question", e tinha razão.',
    ['to be or not to be, that is the question'],
  ],
  ['en', 'As Descartes said, ‘je pense, donc je suis’, and he wasn’t wrong.', ['je pense, donc je suis']],
  [
    'fr',
    'Le roman est célèbre dans le monde. The green light is a symbol of all his hope. On le lit dans toutes les écoles.',
    ['The green light is a symbol of all his hope'],
  ],
  ['en', "It's the boys' room and they've got the teachers' books, haven't they?", []],
  ['de', 'Er fragte: „Kommst du mit uns in die Stadt?“ Sie sagte: „Ja, aber nicht heute.“', []],
];

test.each(cases)(
  'regression 276: in %s, text in another language is recognised: %s',
  (language, text, foreign) => {
    expect(paragraphLanguage(text)).toBe(language);
    expect(foreignStretches(text, language).map(({ from, to }) => text.slice(from, to))).toEqual(foreign);
  },
);
