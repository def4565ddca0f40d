import { languages } from '@octavo/contract/languages';
import { expect, it } from 'vitest';
import { boardTexts } from './brainstorm/texts/index.ts';
import { essayTexts } from './essay/texts/index.ts';

/** Words for operators, which say nothing to somebody who writes. */
const ofOperators =
  /language model|engine|Sprachmodell|Regelwerk|modèle de langage|moteur|modelo de linguagem|motor/iu;

it.each(languages)('regression 487: text inserted in %s uses no technical terms', (language) => {
  expect(essayTexts[language].note).not.toMatch(ofOperators);
  expect(essayTexts[language].unwritten).not.toMatch(ofOperators);
  expect(boardTexts[language].note).not.toMatch(ofOperators);
});
