import { isPractice } from '../practice-set.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { share } from '../report/share.ts';
import { alarmsPerThousand, type CorrectionFigures } from './figures.ts';

/** Every practice set separately, with a row per engine; empty if none was graded. */
export function practiceTable(figures: readonly CorrectionFigures[]): string {
  const practice = figures.filter(isPractice);
  if (practice.length === 0) return '';
  const rows = practice.map(({ language, half, engine, sentences, clean }) => [
    language,
    half,
    engine,
    sentences.faults.toString(),
    share(sentences.caught, sentences.faults),
    share(sentences.rightFirst, sentences.faults),
    share(sentences.rightAny, sentences.faults),
    sentences.elsewhere.toString(),
    clean.words.toString(),
    clean.words === 0 ? '–' : alarmsPerThousand(clean).toFixed(1),
  ]);
  return markdownTable(
    [
      'language',
      'set',
      'engine',
      'sentences',
      'caught',
      'right first',
      'right in any',
      'beside the fault',
      'clean words',
      'false alarms per 1,000',
    ],
    rows,
  );
}
