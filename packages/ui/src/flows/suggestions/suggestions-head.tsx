import { correctionKinds } from '@octavo/contract/correction-kinds';
import { isConnectionFailure } from '@octavo/machines/failure';
import type { SuggestionsActor } from '@octavo/machines/suggestions';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { CoverageStrip } from '../../components/coverage-strip/index.ts';
import { KindMark } from '../../components/kind-mark/index.ts';
import { Notice } from '../../components/notice/index.ts';
import { Spinner } from '../../components/spinner/index.ts';
import { focusText } from '../keyboard/focus-text.ts';
import { isByMouse } from '../keyboard/is-by-mouse.ts';
import { lazyPart } from '../lazy-part/index.ts';
import * as css from './suggestions-panel.css.ts';
import { useFocusOnPanel } from './use-focus-on-panel.ts';

const IgnoredRules = lazyPart(() => import('./ignored-rules.tsx'));

/** How much was checked, how much was found, and a button that applies all certain suggestions. */
export function SuggestionsHead({ actor }: { readonly actor: SuggestionsActor }) {
  const { t } = useTranslation('suggestions');
  const checked = useSelector(actor, (state) => state.context.checked);
  const total = useSelector(actor, (state) => state.context.total);
  const count = useSelector(actor, (state) => state.context.items.length);
  const sure = useSelector(
    actor,
    ({ context }) => context.items.filter((item) => item.isLikely !== true).length,
  );
  const isChecking = useSelector(actor, (state) => state.hasTag('checking'));
  const isIgnoring = useSelector(actor, (state) => state.context.ignoredRules.length > 0);
  const isFailed = useSelector(actor, ({ context }) => context.failure !== null);

  return (
    <div data-panel-head className={css.head}>
      {total === 0 ? null : (
        <>
          <div className={css.line}>
            <p className={css.coverage}>
              <Coverage text={t('coverage', { count: total, checked })} />
              {isChecking ? <Spinner size={14} label={t('checking')} /> : null}
            </p>
            {sure === 0 ? null : <ApplyAll actor={actor} count={sure} />}
          </div>
          <CoverageStrip
            label={t('coverageLabel')}
            checked={checked}
            total={total}
            valueText={t('position', { index: checked, total })}
          />
        </>
      )}
      {count === 0 ? null : <Legend actor={actor} />}
      {isIgnoring ? <IgnoredRules actor={actor} /> : null}
      {isFailed ? <CheckFailed actor={actor} /> : null}
    </div>
  );
}

function ApplyAll({ actor, count }: { readonly actor: SuggestionsActor; readonly count: number }) {
  const { t } = useTranslation('suggestions');
  const part = useRef<HTMLSpanElement>(null);
  useFocusOnPanel(part);
  return (
    <span ref={part} className={css.applyAll}>
      <Button
        tone="accent"
        size="sm"
        onClick={(event) => {
          actor.send({ type: 'suggestion.applyAll' });
          if (isByMouse(event)) focusText();
        }}
      >
        {t('applyAll', { count })}
      </Button>
    </span>
  );
}

/** What could not be checked, and why; shown until a check succeeds. */
function CheckFailed({ actor }: { readonly actor: SuggestionsActor }) {
  const { t } = useTranslation('suggestions');
  const unchecked = useSelector(actor, ({ context }) => context.total - context.checked);
  const isOffline = useSelector(actor, ({ context }) => isConnectionFailure(context.failure));
  const isChecking = useSelector(actor, (state) => state.hasTag('checking'));
  const part = useRef<HTMLDivElement>(null);
  useFocusOnPanel(part);
  return (
    <Notice
      ref={part}
      tone="warning"
      title={unchecked === 0 ? t('failed.title') : t('failed.unchecked', { count: unchecked })}
      action={
        <Button size="sm" busy={isChecking} onClick={() => actor.send({ type: 'retry' })}>
          {t('failed.action')}
        </Button>
      }
    >
      {t(isOffline ? 'failed.offline' : 'failed.hint')}
    </Notice>
  );
}

function Legend({ actor }: { readonly actor: SuggestionsActor }) {
  const { t, i18n } = useTranslation('suggestions');
  const items = useSelector(actor, (state) => state.context.items);
  const number = new Intl.NumberFormat(i18n.language);
  const likely = items.filter(({ isLikely }) => isLikely).length;
  return (
    <ul className={css.legend} aria-label={t('kinds')}>
      {correctionKinds.map((kind) => {
        const count = items.filter((item) => item.kind === kind && !item.isLikely).length;
        if (count === 0) return null;
        return (
          <li key={kind} className={css.kind}>
            <KindMark kind={kind} />
            {t(`kind.${kind}`)}
            <span className={css.kindCount}>{number.format(count)}</span>
          </li>
        );
      })}
      {likely === 0 ? null : (
        <li className={css.kind}>
          {t('likely')}
          <span className={css.kindCount}>{number.format(likely)}</span>
        </li>
      )}
    </ul>
  );
}

/** Emphasizes the figure wherever the language puts it: between the `<strong>` tags of its text. */
function Coverage({ text }: { readonly text: string }) {
  const [before, figure, after] = text.split(/<\/?strong>/u);
  return (
    <>
      {before}
      <strong>{figure}</strong>
      {after}
    </>
  );
}
