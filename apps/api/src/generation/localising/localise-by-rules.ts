import { localise } from '@octavo/language/localising';
import { refused } from '../built-in/engine-cannot.ts';
import { inWordGroups } from '../built-in/word-groups.ts';
import type { Answer } from '../language-model.ts';
import type { Localising } from './localise-by-model.ts';

/** @throws AppError 422 `engine_cannot` where no list applies or nothing is foreign */
export async function localiseByRules(localising: Omit<Localising, 'signal'>): Promise<Answer> {
  const text = await localise(localising).catch(refused);
  return { engine: 'built-in', chunks: inWordGroups(text) };
}
