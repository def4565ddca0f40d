import { languages } from '@octavo/contract/languages';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import * as css from './language-select.css.ts';

/** Switches the language of the page at once; each language is named in its own words. */
export function LanguageSelect() {
  const { t, i18n } = useTranslation('common');
  const current = languages.find((language) => language === i18n.resolvedLanguage) ?? 'en';
  return (
    <div className={`${css.root} ${css.focus}`}>
      <span className={css.row} aria-hidden>
        <Icon of={Languages} size={18} />
        <span className={css.long}>{t(`language.${current}`)}</span>
        <span className={css.short}>{current}</span>
      </span>
      <select
        className={css.select}
        aria-label={t('language.label')}
        value={current}
        onChange={(event) => void i18n.changeLanguage(event.target.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`language.${language}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
