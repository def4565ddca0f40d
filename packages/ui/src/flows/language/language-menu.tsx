import { languages } from '@octavo/contract/languages';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Menu, MenuChoice } from '../../components/menu/index.ts';

export interface LanguageMenuProps {
  /** Starts open. */
  readonly defaultOpen?: boolean;
}

/** The language menu of pages without a sidebar: switches at once, with each language named in that language. */
export function LanguageMenu({ defaultOpen = false }: LanguageMenuProps) {
  const { t, i18n } = useTranslation('common');
  const current = languages.find((language) => language === i18n.resolvedLanguage) ?? 'en';
  const name = t(`language.${current}`);
  return (
    <Menu
      defaultOpen={defaultOpen}
      label={t('language.label')}
      trigger={
        <Button tone="quiet" icon={Languages} aria-label={`${t('language.label')}: ${name}`}>
          {name}
        </Button>
      }
    >
      <MenuChoice
        label={t('language.label')}
        value={current}
        options={languages.map((value) => ({ value, label: t(`language.${value}`), lang: value }))}
        onChoose={(language) => void i18n.changeLanguage(language)}
      />
    </Menu>
  );
}
