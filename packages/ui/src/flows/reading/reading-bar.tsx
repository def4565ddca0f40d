import { languages } from '@octavo/contract/languages';
import { nextTheme } from '@octavo/machines/preferences';
import { useSelector } from '@xstate/react';
import { Languages, ListTree, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Logo } from '../../components/logo/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import { offeredTheme } from '../../theme/theme-entries.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './reading.css.ts';
import { useMedia } from './use-media.ts';

export interface ReadingBarProps {
  /** Opens the outline; null where it is beside the text, or where there is none. */
  readonly onOutline: (() => void) | null;
  /** Opens the comments; null where they are beside the text, or where there are none. */
  readonly onComments: (() => void) | null;
  readonly comments: number;
}

/** The bar above a shared text: what opens a drawer, the theme and the language. */
export function ReadingBar({ onOutline, onComments, comments }: ReadingBarProps) {
  const { t, i18n } = useTranslation('reading');
  const isNarrow = useMedia('(width < 360px)');
  return (
    <header className={css.bar}>
      <Logo isMarkOnly={isNarrow} />
      <div className={css.barEnd}>
        {onOutline === null ? null : (
          <IconButton icon={ListTree} label={t('outline')} size="md" onClick={onOutline} />
        )}
        {onComments === null ? null : (
          <Button tone="quiet" icon={MessageSquareText} onClick={onComments}>
            <VisuallyHidden>{t('comments')}: </VisuallyHidden>
            {new Intl.NumberFormat(i18n.language).format(comments)}
          </Button>
        )}
        <ThemeSwitch />
        <LanguagePicker />
      </div>
    </header>
  );
}

function ThemeSwitch() {
  const { t } = useTranslation('common');
  const { t: nameOf } = useTranslation('themes');
  const preferences = useFlow('preferences');
  const theme = useSelector(preferences, ({ context }) => offeredTheme(context.preferences.theme));
  const next = useSelector(preferences, ({ context }) => offeredTheme(nextTheme(theme.name, context.themes)));
  return (
    <IconButton
      icon={theme.icon}
      label={`${t('theme.current', { theme: nameOf(theme.name) })}. ${t('theme.next', { theme: nameOf(next.name) })}`}
      onClick={() => preferences.send({ type: 'theme.cycle' })}
    />
  );
}

/** The native list, which everybody can operate in any language. */
function LanguagePicker() {
  const { t, i18n } = useTranslation('common');
  const current = languages.find((language) => language === i18n.resolvedLanguage) ?? 'en';
  return (
    <span className={css.language}>
      <span aria-hidden className={css.languageShown}>
        <Icon of={Languages} size={18} />
        <span className={css.languageName}>{t(`language.${current}`)}</span>
      </span>
      <select
        className={css.languageList}
        aria-label={t('language.label')}
        value={current}
        onChange={(event) => void i18n.changeLanguage(event.target.value)}
      >
        {languages.map((value) => (
          <option key={value} value={value} lang={value}>
            {t(`language.${value}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
