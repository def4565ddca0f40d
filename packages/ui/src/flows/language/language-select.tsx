import { languages } from '@octavo/contract/languages';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../components/language-switch/index.ts';

/** Switches the language of the page at once; each language is named in that language. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation('common');
  const current = languages.find((language) => language === i18n.resolvedLanguage) ?? 'en';
  return (
    <LanguageSwitch
      label={t('language.label')}
      value={current}
      languages={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
      onValueChange={(language) => void i18n.changeLanguage(language)}
    />
  );
}
