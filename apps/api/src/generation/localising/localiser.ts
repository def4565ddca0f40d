import type { FindModel } from '../connected-model.ts';
import { modelElseRules } from '../stand-in.ts';
import { started } from '../started.ts';
import type { LocalAnswer } from './local-paragraph.ts';
import { type Localising, localiseByModel } from './localise-by-model.ts';
import { localiseByRules } from './localise-by-rules.ts';

/** Makes a text sound as if it had been written in the account's country (SPEC §4), paragraph by paragraph. */
export type Localiser = (localising: Localising) => Promise<LocalAnswer>;

/** Localises with the model; without one, replaces words and spellings by the country's lists. */
export const localiser =
  (find: FindModel): Localiser =>
  (localising) =>
    modelElseRules<LocalAnswer>(
      find,
      async (model) => ({ engine: 'model', paragraphs: await started(localiseByModel(model, localising)) }),
      () => localiseByRules(localising),
    );
