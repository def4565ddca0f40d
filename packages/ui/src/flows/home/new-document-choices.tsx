import type { WritingMode } from '@octavo/contract';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, ChoiceList } from '../../components/choice-list/index.ts';
import { ModeIcon } from './mode-icon.tsx';

export interface NewDocumentChoicesProps {
  /** All three in the order of the rail by default. */
  readonly modes?: readonly WritingMode[];
  /** Side by side above the list, rather than stacked in the rail. */
  readonly isInRow?: boolean;
  /** Modes that are busy: presses on them are ignored. */
  readonly busy?: readonly WritingMode[];
  readonly onChoose: (mode: WritingMode) => void;
  /** Another choice, after the blank page. */
  readonly more?: ReactNode;
}

const all = ['blank', 'brainstorm', 'essay'] as const;

/** The kinds of new document. Essay is the recommended one. */
export function NewDocumentChoices({
  modes = all,
  isInRow = false,
  busy = [],
  onChoose,
  more,
}: NewDocumentChoicesProps) {
  const { t } = useTranslation('home');
  return (
    <ChoiceList isInRow={isInRow}>
      {modes.map((mode) => (
        <Fragment key={mode}>
          <Choice
            icon={<ModeIcon mode={mode} size={18} />}
            label={t(`new.${mode}`)}
            hint={t(`new.${mode}Hint`)}
            strong={mode === 'essay'}
            busy={busy.includes(mode)}
            onClick={() => onChoose(mode)}
          />
          {mode === 'blank' ? more : null}
        </Fragment>
      ))}
    </ChoiceList>
  );
}
