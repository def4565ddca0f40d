import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../components/switch-field/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './tools-panel.css.ts';
import { usePreference } from './use-preference.ts';

/** Writing aids that can be switched on and off. */
export function ToolsPanel() {
  const { t } = useTranslation('preferences');
  const preferences = useFlow('preferences');
  const hasLabels = usePreference('buttonSectionsEnabled');
  return (
    <div className={css.panel}>
      <SwitchField
        label={t('suggestions')}
        hint={t('suggestionsHint')}
        checked={usePreference('suggestionsEnabled')}
        onCheckedChange={() => preferences.send({ type: 'toggle', flag: 'suggestionsEnabled' })}
      />
      <SwitchField
        label={t('finish')}
        hint={t('finishHint')}
        checked={usePreference('autocompleteEnabled')}
        onCheckedChange={() => preferences.send({ type: 'toggle', flag: 'autocompleteEnabled' })}
      />
      <SwitchField
        label={t('hideLabels')}
        hint={t('hideLabelsHint')}
        checked={!hasLabels}
        onCheckedChange={() => preferences.send({ type: 'toggle', flag: 'buttonSectionsEnabled' })}
      />
    </div>
  );
}
