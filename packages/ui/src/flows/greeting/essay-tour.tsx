import { useTranslation } from 'react-i18next';
import { TourArrow } from '../../components/tour-arrow/index.ts';

/** Points from the greeting film to the button for a new essay; shown until it has been seen (SPEC §2). */
export function EssayTour() {
  const { t } = useTranslation('greeting');
  return <TourArrow>{t('tour')}</TourArrow>;
}
