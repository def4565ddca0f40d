import { describe, expect, test } from 'vitest';
import { scriptedModel } from '../../compositions/testing/scripted-model.ts';
import { ModelError } from '../model-error.ts';
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

  test.each(refusals)('that is no completion is not offered: %s', async (refusal) => {
    expect(await complete(refusal)).toBe('');
  });
});
