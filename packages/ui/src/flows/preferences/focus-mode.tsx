import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../../components/live-region/index.ts';
import { lazyPart } from '../lazy-part/index.ts';
import { usePreference } from './use-preference.ts';

const Focused = lazyPart(() => import('./focused.tsx'));

/** Hides everything but the sheet, and announces that. */
export function FocusMode() {
  const { t } = useTranslation('preferences');
  const isOn = usePreference('focusMode');
  return (
    <>
      <LiveRegion>{isOn ? t('focusModeOn') : null}</LiveRegion>
      {isOn ? <Focused /> : null}
    </>
  );
}
