import { audiences, formalities, writingStyles } from '@octavo/contract/tool-settings';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { ChoiceGrid } from '../../components/choice-grid/index.ts';
import { useWordsLeft } from '../account/index.ts';
import { useBrowserWrites } from '../browser-model/use-browser-writes.ts';
import { useIsWithheld } from '../document/use-is-withheld.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './rewriting.css.ts';

/** Audience, formality and style, disabled while something else is changing the text. */
export function VoiceFields() {
  const { t } = useTranslation('rewriting');
  const flow = useFlow('rewriting');
  const voice = useSelector(flow, ({ context }) => context.voice);
  const isBusy = useSelector(flow, (state) => state.hasTag('busy'));
  const isMadeLocal = useSelector(
    useFlow('make-local'),
    (state) => state.hasTag('busy') || state.hasTag('done'),
  );
  const counted = useWordsLeft();
  // The browser's model needs none.
  const left = useBrowserWrites() ? null : counted;
  const isWithheld = useIsWithheld();
  const waiting = { busy: isBusy || isMadeLocal, disabled: isWithheld };
  return (
    <div className={left === 0 ? `${css.fields} ${css.spent}` : css.fields}>
      <ChoiceGrid
        label={t('audience')}
        columns={2}
        value={voice.audience}
        {...waiting}
        options={audiences.map((value) => ({
          value,
          label: t(`audiences.${value === 'super casual' ? 'superCasual' : value}`),
        }))}
        onValueChange={(audience) => flow.send({ type: 'voice.change', change: { audience }, left })}
      />
      <ChoiceGrid
        label={t('formality')}
        columns={3}
        value={voice.formality}
        {...waiting}
        options={formalities.map((value) => ({ value, label: t(`formalities.${value}`) }))}
        onValueChange={(formality) => flow.send({ type: 'voice.change', change: { formality }, left })}
      />
      <ChoiceGrid
        label={t('writingStyle')}
        columns={2}
        value={voice.writingStyle}
        {...waiting}
        options={writingStyles.map((value) => ({ value, label: t(`writingStyles.${value}`) }))}
        onValueChange={(writingStyle) => flow.send({ type: 'voice.change', change: { writingStyle }, left })}
      />
      {left === 0 ? <p className={css.note}>{t('spent')}</p> : null}
    </div>
  );
}
