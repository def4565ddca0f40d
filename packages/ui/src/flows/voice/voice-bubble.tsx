import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { card } from '../../components/corner/corner.css.ts';
import { Button } from '../../components/button/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './voice.css.ts';

/** What voice typing is doing and where the sound is sent; after a failure, what to do about it. */
export function VoiceBubble() {
  const { t } = useTranslation('voice');
  const flow = useFlow('voice');
  const failure = useSelector(flow, ({ context }) => context.failure);
  const doing = useSelector(flow, (state) =>
    (['starting', 'listening', 'recording', 'sending'] as const).find((tag) => state.hasTag(tag)),
  );
  if (failure !== null) {
    return (
      <div className={`${card} ${css.bubble}`}>
        <p className={css.doing}>{t('failed')}</p>
        <p role="alert" className={css.where}>
          {failure.message}
        </p>
        <div className={css.actions}>
          <Button icon={RotateCcw} onClick={() => flow.send({ type: 'retry' })}>
            {t('retry')}
          </Button>
          <Button tone="quiet" onClick={() => flow.send({ type: 'discard' })}>
            {t('discard')}
          </Button>
        </div>
      </div>
    );
  }
  if (doing === undefined) return null;
  return (
    <div className={`${card} ${css.bubble}`}>
      <p className={css.doing}>{t(doing)}</p>
      <Where />
    </div>
  );
}

/** Who receives the recording, and which languages it supports if the reader's own is not among them. */
function Where() {
  const { t, i18n } = useTranslation('voice');
  const ability = useSelector(useFlow('voice'), ({ context }) => context.ability);
  if (ability === null) return null;
  const { service, languages } = ability;
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  const understood = languages.map((language) => names.of(language) ?? language);
  return (
    <>
      <p className={css.where}>{service === null ? t('heardHere') : t('heardBy', { service })}</p>
      {languages.some((language) => language === i18n.language) ? null : (
        <p className={css.where}>
          {t('understands', { languages: new Intl.ListFormat(i18n.language).format(understood) })}
        </p>
      )}
    </>
  );
}
