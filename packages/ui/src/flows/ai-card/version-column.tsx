import { countWords } from '@octavo/contract/count-words';
import {
  type AiCardActor,
  type AiCardContext,
  isNoFailure,
  type VersionIndex,
} from '@octavo/machines/ai-card';
import { useSelector } from '@xstate/react';
import { CircleAlert, Info } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { Spinner } from '../../components/spinner/index.ts';
import { CallCharge } from './call-charge.tsx';
import * as css from './version-column.css.ts';
import { type AnswerPreview, VersionText } from './version-text.tsx';

export interface VersionColumnProps {
  readonly actor: AiCardActor;
  readonly index: VersionIndex;
  readonly preview: AnswerPreview;
  /** The name shared by the three radio buttons. */
  readonly name: string;
}

/** One version: waiting for the previous one, being written, done, or failed. */
export function VersionColumn({ actor, index, preview, name }: VersionColumnProps) {
  const { t } = useTranslation('ai-card');
  const factsId = useId();
  const version = useSelector(actor, (state) => state.context.versions[index]);
  const wasCalled = useSelector(actor, ({ context }) => index === lastCalled(context));
  const isChosen = useSelector(actor, (state) => state.context.chosen === index);

  return (
    <div
      className={isChosen ? `${css.column} ${css.chosen}` : css.column}
      aria-busy={version.status === 'loading'}
    >
      <div className={css.head}>
        <label className={css.label}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            checked={isChosen}
            aria-disabled={version.status !== 'done'}
            aria-describedby={factsId}
            onChange={() => actor.send({ type: 'version.choose', index })}
          />
          {t('version', { number: index + 1 })}
        </label>
        <span id={factsId} className={css.facts}>
          <Facts actor={actor} index={index} />
        </span>
      </div>
      {version.text === '' ? null : <VersionText actor={actor} index={index} preview={preview} />}
      {version.status === 'loading' || version.status === 'waiting' ? (
        <Lines of={version.text === '' ? 4 : 2} />
      ) : null}
      {version.status === 'errored' ? (
        <p className={isNoFailure(version) ? css.calm : css.error}>
          <Icon of={isNoFailure(version) ? Info : CircleAlert} size={16} />
          {isNoFailure(version)
            ? t('noOther')
            : version.code === 'prerequisite_failed'
              ? t('prerequisiteFailed')
              : version.code === 'repeated'
                ? t('repeated')
                : t('error', { message: version.error ?? '' })}
        </p>
      ) : null}
      {wasCalled ? (
        <p className={css.safe}>
          {t('unchanged')} <CallCharge actor={actor} />
        </p>
      ) : null}
    </div>
  );
}

/** The index of the version whose call produced nothing new; those after it were never requested. */
function lastCalled({ versions }: AiCardContext): number {
  const first = versions.findIndex(({ status }) => status === 'errored');
  return versions[first]?.code === 'prerequisite_failed' ? -1 : first;
}

function Facts({ actor, index }: Pick<VersionColumnProps, 'actor' | 'index'>) {
  const { t } = useTranslation('ai-card');
  const { status, text } = useSelector(actor, (state) => state.context.versions[index]);
  const isText = useSelector(actor, (state) => state.context.kind === 'text');
  const selection = useSelector(actor, (state) => state.context.selection);
  switch (status) {
    case 'waiting':
      return t('waiting');
    case 'loading':
      return (
        <span className={`${css.facts} ${css.writing}`}>
          <Spinner size={14} />
          {t('writing')}
        </span>
      );
    case 'done':
      return isText
        ? t('wordChange', { before: countWords(selection), count: countWords(text) })
        : t('words', { count: countWords(text) });
    case 'errored':
      return null;
    default:
      return status satisfies never;
  }
}

const widths = ['92%', '84%', '88%', '46%'] as const;

function Lines({ of }: { readonly of: number }) {
  return (
    <span className={css.lines}>
      {widths.slice(-of).map((width) => (
        <Skeleton key={width} width={width} height="8px" />
      ))}
    </span>
  );
}
