import type { AiAction } from '@octavo/contract/actions';
import { changeTone } from './change-tone.ts';
import { expandTitle } from './expand-title.ts';
import { improveFluency } from './improve-fluency.ts';
import { insertTemplate } from './insert-template.ts';
import { makeLonger } from './make-longer.ts';
import { modifyText } from './modify-text.ts';
import { paraphrase } from './paraphrase.ts';
import type { Prompt } from './prompt.ts';
import { soundAcademic } from './sound-academic.ts';
import { summarize } from './summarize.ts';
import { writeConclusion } from './write-conclusion.ts';
import { writeIntroduction } from './write-introduction.ts';
import { writeOpposingArgument } from './write-opposing-argument.ts';
import { writeWithMoreDepth } from './write-with-more-depth.ts';

export const prompts: Readonly<Record<AiAction, Prompt>> = {
  modify_text: modifyText,
  writeIntroduction,
  writeConclusion,
  writeOpposingArgument,
  writeWithMoreDepth,
  expandTitle,
  insertTemplate,
  changeTone,
  improveFluency,
  summarize,
  makeLonger,
  paraphrase,
  soundAcademic,
};
