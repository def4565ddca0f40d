import { Hash } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '../../components/menu/index.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { usePreference } from './use-preference.ts';

/** Shows or hides the word count, from the document's menu. */
export function WordCountItem() {
  const { t } = useTranslation('preferences');
  const preferences = useFlow('preferences');
  return (
    <MenuItem
      {...useShortcut('toggleWordCount')}
      icon={Hash}
      onSelect={() => preferences.send({ type: 'toggle', flag: 'wordCountShown' })}
    >
      {t(usePreference('wordCountShown') ? 'hideWordCount' : 'showWordCount')}
    </MenuItem>
  );
}
