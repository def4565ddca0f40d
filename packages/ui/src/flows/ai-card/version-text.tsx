import type { AiCardActor, VersionIndex } from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DiffText } from '../../components/diff-text/index.ts';
import * as css from './version-column.css.ts';
import { wordDiff, wordDiffSoFar } from '../word-diff/index.ts';

/** Renders an answer as it will look in the text. @param own the words that it replaces */
export type AnswerPreview = (answer: string, own: string) => string;

export interface VersionTextProps {
  readonly actor: AiCardActor;
  readonly index: VersionIndex;
  readonly preview: AnswerPreview;
}

/** A version, either as changes to the selected text or as it would read. */
export function VersionText({ actor, index, preview }: VersionTextProps) {
  const { t } = useTranslation('ai-card');
  const { status, text } = useSelector(actor, (state) => state.context.versions[index]);
  const selection = useSelector(actor, (state) => state.context.selection);
  const isChosen = useSelector(actor, (state) => state.context.chosen === index);
  const isDiff = useSelector(actor, ({ context }) => context.kind === 'text' && context.view === 'changes');
  // Deferred, so that a new chunk does not block the reader's input.
  const written = useDeferredValue(text);
  const shown = useMemo(() => preview(written, selection), [preview, written, selection]);
  const isWhole = status === 'done';
  const parts = useMemo(
    () => (isDiff ? (isWhole ? wordDiff : wordDiffSoFar)(selection, shown) : []),
    [isDiff, isWhole, selection, shown],
  );

  if (!isDiff) {
    return (
      <p dir="auto" className={css.text}>
        {shown}
      </p>
    );
  }
  return (
    <DiffText
      parts={parts}
      deletedLabel={`${t('deleted')} `}
      insertedLabel={`${t('inserted')} `}
      quiet={isChosen}
    />
  );
}
