import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice, ChoiceList } from '../../components/choice-list/index.ts';
import { LiveRegion } from '../../components/live-region/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './home.css.ts';
import { ModeIcon } from './mode-icon.tsx';

/** The ways to begin. */
export function NewDocument() {
  const home = useFlow('home');
  const { t } = useTranslation('home');
  const heading = useId();
  const isCreating = useSelector(home, (state) => state.hasTag('creating'));
  // While the list is on its way a press would be lost: it has to wait.
  const isWaiting = useSelector(home, (state) => !state.can({ type: 'create' }));
  return (
    <section aria-labelledby={heading} className={css.rail}>
      <h2 id={heading} className={css.label}>
        {t('new.label')}
      </h2>
      <ChoiceList>
        <Choice
          icon={<ModeIcon mode="blank" size={18} />}
          label={t('new.blank')}
          hint={t('new.blankHint')}
          busy={isWaiting}
          onClick={() => home.send({ type: 'create' })}
        />
      </ChoiceList>
      <LiveRegion>{isCreating ? t('new.creating') : ''}</LiveRegion>
    </section>
  );
}
