import type { CheckedLanguage } from '../engine/checked-language.ts';
import { makeCasual, makeFormal } from '../english/wordings/change-register.ts';
import { withNe } from '../french/wordings/negation.ts';
import { frenchCasual, frenchFormal } from '../french/wordings/registers.ts';
import { frenchRewordings } from '../french/wordings/rewordings.ts';
import { drawnTogether, writtenOut } from '../german/wordings/contractions.ts';
import { germanCasual, germanFormal } from '../german/wordings/registers.ts';
import { germanRewordings } from '../german/wordings/rewordings.ts';
import type { Entry } from './entries.ts';
import { paraphrase } from '../english/wordings/paraphrase.ts';
import { portugueseCasual, portugueseFormal } from '../portuguese/wordings/registers.ts';
import { portugueseRewordings } from '../portuguese/wordings/rewordings.ts';
import { reword } from './reword.ts';
import { findSites, putSites } from './sites.ts';

/** The ways to reword a language; each returns undefined if there is nothing to change. */
export type Wording = {
  readonly formal: (text: string) => string | undefined;
  readonly casual: (text: string) => string | undefined;
  /** `around`: the document near the text. `attempt`: a later one rewords other places. */
  readonly paraphrase: (text: string, around?: string, attempt?: number) => string | undefined;
};

type Change = (text: string) => string;

const byList =
  (list: readonly Entry[]): Change =>
  (text) =>
    putSites(text, findSites(text, list, [0]));
const calm: Change = (text) => text.replaceAll(/\s*!+(?=\s|$)/g, '.');
const ifChanged =
  (...changes: readonly Change[]) =>
  (text: string): string | undefined => {
    const changed = changes.reduce((result, change) => change(result), text);
    return changed === text ? undefined : changed;
  };

export const wordings: Readonly<Record<CheckedLanguage, Wording>> = {
  en: { formal: makeFormal, casual: makeCasual, paraphrase },
  fr: {
    formal: ifChanged(byList(frenchFormal), withNe, calm),
    casual: ifChanged(byList(frenchCasual)),
    paraphrase: (text, around = '', attempt = 0) => reword(text, around, frenchRewordings, attempt),
  },
  de: {
    formal: ifChanged(writtenOut, byList(germanFormal), calm),
    casual: ifChanged(byList(germanCasual), drawnTogether),
    paraphrase: (text, around = '', attempt = 0) => reword(text, around, germanRewordings, attempt),
  },
  pt: {
    formal: ifChanged(byList(portugueseFormal), calm),
    casual: ifChanged(byList(portugueseCasual)),
    paraphrase: (text, around = '', attempt = 0) => reword(text, around, portugueseRewordings, attempt),
  },
};
