import { describe, expect, test } from 'vitest';
import { scriptedModel } from '../../compositions/testing/scripted-model.ts';
import { ModelError } from '@octavo/language/asking/model-error';
import { additions, refusals } from '../testing/kinds-of-answers.ts';
import { completeByModel } from './complete-by-model.ts';

const text = 'In 1987 Ana Ribeiro counted the boats in the harbour of the old town, and she wrote down';
const good = 'when each of them came home.';

/** What is suggested after the text; empty if the answer is unusable. */
async function complete(answer: string): Promise<string> {
  const model = scriptedModel({ words: () => answer.match(/[\s\S]{1,6}/gu) ?? [] });
  const signal = AbortSignal.timeout(5_000);
  return completeByModel(model, { text, countryCode: 'GB', signal }).catch((error: unknown) => {
    if (error instanceof ModelError) return '';
    throw error;
  });
}

describe('regression 239: a completion', () => {
  test.each(additions)('with $name is offered without it', async ({ answer }) => {
    expect(await complete(answer(good))).toBe(` ${good}`);
  });

  test.each([
    [
      'the sentence begun again',
      'In 1987 Ana Ribeiro counted boats, and she wrote down when they came.',
      ' when they came.',
    ],
    ['a label', `Completion: ${good}`, ` ${good}`],
    ['bold', 'when **each** of them came home.', ' when each of them came home.'],
    ['another language', 'à quelle heure chacun des bateaux rentrait le soir dans ce port.', ''],
    ['a question to the writer', 'What would you like to write next?', ''],
    ['another script', 'when each of 它们 came home.', ''],
  ])('regression 411: with %s', async (_, answer, offered) => {
    expect(await complete(answer)).toBe(offered);
  });

  test.each(refusals)('that is not a completion is not offered: %s', async (refusal) => {
    expect(await complete(refusal)).toBe('');
  });
});
