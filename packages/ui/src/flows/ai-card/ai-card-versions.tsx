import type { AiCardActor } from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './ai-card.css.ts';
import { VersionColumn } from './version-column.tsx';

const indexes = [0, 1, 2] as const;

export interface AiCardVersionsProps {
  readonly actor: AiCardActor;
  readonly ref: Ref<HTMLDivElement>;
}

/** The three versions side by side; one of them is chosen. */
export function AiCardVersions({ actor, ref }: AiCardVersionsProps) {
  const { t } = useTranslation('ai-card');
  const name = useId();
  const hasResults = useSelector(actor, (state) => state.hasTag('results'));
  if (!hasResults) return null;
  return (
    <div ref={ref} role="radiogroup" aria-label={t('versions')} className={css.versions}>
      {indexes.map((index) => (
        <VersionColumn key={index} actor={actor} index={index} name={name} />
      ))}
    </div>
  );
}
