import { type AiCardActor, isNoFailure } from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice/index.ts';
import * as css from './ai-card.css.ts';
import { CallCharge } from './call-charge.tsx';
import { VersionColumn } from './version-column.tsx';
import type { AnswerPreview } from './version-text.tsx';

const indexes = [0, 1, 2] as const;

export interface AiCardVersionsProps {
  readonly actor: AiCardActor;
  readonly preview: AnswerPreview;
  readonly ref: Ref<HTMLDivElement>;
}

/** The three versions side by side; one of them is chosen. */
export function AiCardVersions({ actor, preview, ref }: AiCardVersionsProps) {
  const { t } = useTranslation('ai-card');
  const name = useId();
  const hasResults = useSelector(actor, (state) => state.hasTag('results'));
  const nothing = useSelector(
    actor,
    ({
      context: {
        versions: [first],
      },
    }) => (isNoFailure(first) ? first.error : null),
  );
  const title = useSelector(actor, ({ context }) =>
    context.versions[0].code === 'engine_cannot' ? t('cannot') : t('nothing'),
  );
  if (!hasResults) return null;
  if (nothing !== null) {
    return (
      <div ref={ref} className={css.notice}>
        <Notice title={title}>
          {nothing} {t('unchanged')} <CallCharge actor={actor} />
        </Notice>
      </div>
    );
  }
  return (
    <div ref={ref} role="radiogroup" aria-label={t('versions')} className={css.versions}>
      {indexes.map((index) => (
        <VersionColumn key={index} actor={actor} index={index} preview={preview} name={name} />
      ))}
    </div>
  );
}
