import { callTimeout } from '@octavo/contract/timing';
import { documentText } from '@octavo/document-schema';
import { boardDocument } from '../../apps/api/src/compositions/brainstorm/board.ts';
import { modelBoard } from '../../apps/api/src/compositions/brainstorm/model-board.ts';
import { essayDocument } from '../../apps/api/src/compositions/essay/essay.ts';
import { outlineEssay } from '../../apps/api/src/compositions/essay/outline-essay.ts';
import { essayTexts } from '../../apps/api/src/compositions/essay/texts/index.ts';
import { writeSections } from '../../apps/api/src/compositions/essay/write-sections.ts';
import { modelTheses, modelTopics } from '../../apps/api/src/compositions/ideas/model-ideas.ts';
import { completeByModel } from '../../apps/api/src/generation/completion/complete-by-model.ts';
import type { ConnectedModel } from '../../apps/api/src/generation/connected-model.ts';
import { localiseByModel } from '../../apps/api/src/generation/localising/localise-by-model.ts';
import { modelWriter } from '../../apps/api/src/generation/model-writer.ts';
import { rewriteByModel } from '../../apps/api/src/generation/rewriting/rewrite.ts';
import type { Answer } from './answer.ts';
import { correctionsBy } from './corrections-by.ts';
import type { EvalTask, Work } from './eval-task.ts';

/** How long the product waits, in milliseconds. */
const patience: Readonly<Record<Work['do'], number>> = {
  card: callTimeout,
  'make local': callTimeout,
  rewrite: callTimeout,
  // The writer goes on typing.
  complete: 8_000,
  // Written independently of its reader, who may leave and come back.
  essay: 10 * 60_000,
  brainstorm: callTimeout,
  theses: callTimeout,
  topics: callTimeout,
  correct: callTimeout,
};

/**
 * Has a model do a task by the product's own code: its prompts, its gate and its deadlines.
 *
 * @throws ModelError, or a TimeoutError
 */
export async function writeTask(model: ConnectedModel, { work, ...task }: EvalTask): Promise<Answer> {
  const { language, countryCode } = task;
  const signal = AbortSignal.timeout(patience[work.do]);
  const place = { language, countryCode, signal };
  switch (work.do) {
    case 'card': {
      const { chunks } = await modelWriter(model).stream({ ...place, ...work });
      return whole((await Array.fromAsync(chunks)).join(''));
    }
    case 'make local': {
      const written = await Array.fromAsync(localiseByModel(model, { ...place, ...work }));
      return {
        text: written.map(({ text }) => text).join('\n\n'),
        unwritten: written.filter(({ kept }) => kept !== undefined).length,
      };
    }
    case 'rewrite':
      return whole(await rewriteByModel(model, { ...place, ...work }));
    case 'complete':
      return whole(await completeByModel(model, { ...place, ...work }));
    case 'essay': {
      const { wanted } = work;
      const essay = await writeSections(model, await outlineEssay(model, wanted, place), wanted, place);
      const notice = essayTexts[language].unwritten;
      const paragraphs = essay.sections.flatMap((section) => section.paragraphs);
      return {
        text: paragraphs.join('\n\n'),
        unwritten: paragraphs.filter((paragraph) => paragraph === notice).length,
        essay: essayDocument(essay, language, wanted.referenceStyle),
      };
    }
    case 'brainstorm': {
      const board = await modelBoard(model, { ...place, ...work });
      return { ...whole(documentText(boardDocument(board))), board };
    }
    case 'theses':
      return ideas(await modelTheses(model, { ...place, ...work, known: [] }));
    case 'topics':
      return ideas(await modelTopics(model, { ...place, ...work, known: [] }));
    case 'correct':
      return correctionsBy(model, work, place);
    default:
      return work satisfies never;
  }
}

const whole = (text: string): Answer => ({ text, unwritten: 0 });
const ideas = (lines: readonly string[]): Answer => ({ ...whole(lines.join('\n')), ideas: lines });
