import type { EvalLanguage } from '../corrections/fault.ts';
import { markdownTable } from '../report/markdown-table.ts';
import { share } from '../report/share.ts';
import {
  type MeasuredRules,
  ratesFrom,
} from '../../packages/language/src/engine/certainty/measured-rules.ts';
import { withCertainty } from '../../packages/language/src/engine/certainty/with-certainty.ts';
import { amongParagraphs } from '../../packages/language/src/engine/certainty/among-paragraphs.ts';
import { amongText } from '../../packages/language/src/engine/certainty/among-text.ts';
import type { Read } from './count.ts';

interface Share {
  readonly right: number;
  readonly all: number;
}

export interface CertaintyFigures {
  readonly language: EvalLanguage;
  readonly prose: string;
  readonly words: number;
  readonly sure: Share;
  readonly likely: Share;
  readonly withheld: Share;
}

/** How sure the engine is of its findings, by the current counts. */
export function figuresOf(
  language: EvalLanguage,
  prose: string,
  { words, paragraphs }: Read,
  counted: MeasuredRules,
): CertaintyFigures {
  const isEdited = prose.startsWith('edited');
  const ratesOf = ratesFrom(counted);
  const marked = paragraphs.map(({ text, findings, request }) => ({
    request,
    text,
    language,
    rights: findings.map(({ isRight }) => isRight),
    findings: withCertainty(
      text,
      findings.map(
        ({ finding: { isLikely: _likely, isWithheld: _withheld, isForLine: _line, ...finding } }) => finding,
      ),
      language,
      ratesOf,
    ).map((finding) => (isEdited ? amongParagraphs(text, finding) : finding)),
  }));
  const requests = Map.groupBy(marked, ({ request }) => request);
  const found = [...requests.values()].flatMap((request) => {
    const inText = amongText(request);
    return request.flatMap(({ text, findings, rights }) =>
      findings.map((finding, index) => ({
        finding: inText(language, text, finding),
        isRight: rights[index] === true,
      })),
    );
  });
  const shareOf = (judged: typeof found): Share => ({
    right: judged.filter(({ isRight }) => isRight).length,
    all: judged.length,
  });
  const shown = found.filter(({ finding }) => finding.isWithheld !== true);
  return {
    language,
    prose,
    words,
    sure: shareOf(shown.filter(({ finding }) => !finding.isLikely)),
    likely: shareOf(shown.filter(({ finding }) => finding.isLikely)),
    withheld: shareOf(found.filter(({ finding }) => finding.isWithheld === true)),
  };
}

export const certaintyTable = (figures: readonly CertaintyFigures[]): string =>
  markdownTable(
    [
      'language',
      'prose',
      'words',
      'sure: right of all',
      'right',
      'sure and wrong, in 2,000 words',
      'worth a look: right of all',
      'withheld: right of all',
    ],
    figures.map(({ language, prose, words, sure, likely, withheld }) => [
      language,
      prose,
      String(words),
      `${sure.right} of ${sure.all}`,
      share(sure.right, sure.all),
      (((sure.all - sure.right) * 2000) / Math.max(1, words)).toFixed(1),
      `${likely.right} of ${likely.all}`,
      `${withheld.right} of ${withheld.all}`,
    ]),
  );
