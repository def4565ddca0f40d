import { alarmsPerThousand, type CorrectionFigures } from './figures.ts';

/** The target for the whole engine without any outside service. */
const leastCaught: Readonly<Record<string, number>> = { en: 85, fr: 60, de: 60, pt: 60 };
const mostAlarms = 2;

/** States whether the targets are reached. */
export function verdictOn({ language, sentences, clean }: CorrectionFigures): string {
  const least = leastCaught[language];
  if (least === undefined) return '';
  const isCaught = 100 * sentences.caught >= least * sentences.faults;
  const isQuiet = alarmsPerThousand(clean) <= mostAlarms;
  const said = (isKept: boolean): string => (isKept ? 'kept' : 'MISSED');
  return `≥ ${least} %: ${said(isCaught)}, ≤ ${mostAlarms}: ${said(isQuiet)}`;
}
