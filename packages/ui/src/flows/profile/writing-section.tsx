import { useTranslation } from 'react-i18next';
import { SettingSection } from '../../components/settings/index.ts';
import { SwitchField } from '../../components/switch-field/index.ts';
import { BrowserModel } from '../browser-model/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { usePreference } from '../preferences/index.ts';

/** Whether the editor offers AI (SPEC §2 AI-in-editor toggle). */
export function WritingSection() {
  const preferences = useFlow('preferences');
  const { t } = useTranslation('profile');
  return (
    <SettingSection title={t('writing.title')} hint={t('writing.hint')}>
      <SwitchField
        label={t('writing.ai')}
        hint={t('writing.aiHint')}
        checked={usePreference('editorAiEnabled')}
        onCheckedChange={() => preferences.send({ type: 'toggle', flag: 'editorAiEnabled' })}
      />
      <BrowserModel />
    </SettingSection>
  );
}
