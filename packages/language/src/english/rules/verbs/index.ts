import { passiveBehindModal } from '../missing-be/passive-behind-modal.ts';
import type { GrammarRule } from '../grammar-rule.ts';
import { andDo } from './and-do.ts';
import { baseBehindContraction } from './base-behind-contraction.ts';
import { beTooMany } from './be-too-many.ts';
import { beingQuality } from './being-quality.ts';
import { forSomebodyTo } from './for-somebody-to.ts';
import { getDone } from './get-done.ts';
import { helpToDo } from './help-to-do.ts';
import { infinitiveBehindQuality } from './infinitive-behind-quality.ts';
import { madeToBe } from './made-to-be.ts';
import { madeToSeem } from './made-to-seem.ts';
import { passiveBy } from './passive-by.ts';
import { pastBehindBe } from './past-behind-be.ts';
import { permitsTo } from './permits-to.ts';
import { toldNotTo } from './told-not-to.ts';
import { whenDoing } from './when-doing.ts';

/** The forms of verbs that depend on other verbs or words. */
export const verbs: GrammarRule = (sentence) => [
  ...beTooMany(sentence),
  ...passiveBehindModal(sentence),
  ...passiveBy(sentence),
  ...pastBehindBe(sentence),
  ...madeToBe(sentence),
  ...permitsTo(sentence),
  ...forSomebodyTo(sentence),
  ...infinitiveBehindQuality(sentence),
  ...beingQuality(sentence),
  ...baseBehindContraction(sentence),
  ...toldNotTo(sentence),
  ...helpToDo(sentence),
  ...getDone(sentence),
  ...whenDoing(sentence),
  ...andDo(sentence),
  ...madeToSeem(sentence),
];
