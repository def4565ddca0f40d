import type { FindModel } from '../connected-model.ts';
import type { Answer } from '../language-model.ts';
import { modelElseRules } from '../stand-in.ts';
import { started } from '../started.ts';
import { type Localising, localiseByModel } from './localise-by-model.ts';
import { localiseByRules } from './localise-by-rules.ts';

/** Makes a text sound as if it was written where the account is (SPEC §4). */
export type Localiser = (localising: Localising) => Promise<Answer>;

/** By the model; without one words and spellings of the country are put in by lists. */
export const localiser =
  (find: FindModel): Localiser =>
  (localising) =>
    modelElseRules(
      find,
      async (model) => ({ engine: 'model', chunks: await started(localiseByModel(model, localising)) }),
      () => localiseByRules(localising),
    );
