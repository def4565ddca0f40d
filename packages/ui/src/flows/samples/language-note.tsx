import type { Language } from '@octavo/contract/languages';
import { useTranslation } from 'react-i18next';

/** Says what the essays are written in where that is not the language of the page. */
export function LanguageNote({ language }: { readonly language: Language }) {
  const { t, i18n } = useTranslation('samples');
  if (i18n.resolvedLanguage === language) return null;
  const name = new Intl.DisplayNames([i18n.language], { type: 'language' }).of(language);
  return t('writtenIn', { language: name });
}
