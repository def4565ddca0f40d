import type { Language } from '@octavo/contract/languages';
import type { ParagraphChecker, ParagraphJob } from '@octavo/language';
import { modelChecker } from '../../apps/api/src/corrections/by-model/model-checker.ts';
import type { ConnectedModel } from '../../apps/api/src/generation/connected-model.ts';
import { gradeFault, type Proposal } from '../corrections/grade.ts';
import type { Answer } from './answer.ts';
import type { Work } from './eval-task.ts';
import { checkedAs } from './language-places.ts';

/** Finds nothing, so that all findings are the model's. */
const nothing: ParagraphChecker = {
  check: (jobs) =>
    Promise.resolve({ findings: jobs.map(() => []), passing: jobs.map(() => false), unfinished: [] }),
  warm: () => undefined,
  close: () => Promise.resolve(),
};

/** The mistakes that a model reports, each sentence a paragraph, as with `AI_CORRECTIONS`. */
export async function correctionsBy(
  model: ConnectedModel,
  { sentences, clean }: Extract<Work, { do: 'correct' }>,
  { language, signal }: { readonly language: Language; readonly signal: AbortSignal },
): Promise<Answer> {
  const checker = modelChecker(() => Promise.resolve(model), nothing);
  const job = (paragraph: string): ParagraphJob => ({
    paragraph,
    language: checkedAs[language],
    dialect: 'British',
  });
  const { findings, passing } = await checker.check(
    [...sentences.map(({ text }) => job(text)), job(clean)],
    signal,
  );
  const proposals = findings.map((list) => list.map((finding): Proposal => finding));
  const verdicts = sentences.map((fault, index) => gradeFault(fault, proposals[index] ?? []));
  return {
    text: [...sentences.map(({ text }) => text), clean]
      .flatMap((text, index) => (proposals[index] ?? []).map((proposal) => inWords(text, proposal)))
      .join('\n'),
    unwritten: passing.filter(Boolean).length,
    found: {
      sentences: sentences.length,
      right: verdicts.filter(({ rightFirst }) => rightFirst).length,
      elsewhere:
        verdicts.reduce((sum, { elsewhere }) => sum + elsewhere, 0) + (proposals.at(-1)?.length ?? 0),
    },
  };
}

const inWords = (text: string, { offset, length, replacement }: Proposal): string =>
  `${text.slice(offset, offset + length)} → ${replacement}`;
