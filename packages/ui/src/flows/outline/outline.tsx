import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import * as css from './outline.css.ts';

/** A heading of the document, and the length of its section. */
export interface OutlineHeading {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly text: string;
  readonly words: number;
}

/** The headings of a text. */
export interface OutlineOfText {
  readonly headings: readonly OutlineHeading[];
  /** The heading above the caret. */
  readonly current: string | null;
}

export interface OutlineProps extends OutlineOfText {
  readonly onGo: (id: string) => void;
}

/** The headings of the open document as a table of contents. */
export function Outline({ headings, current, onGo }: OutlineProps) {
  const { t, i18n } = useTranslation('outline');
  const figures = new Intl.NumberFormat(i18n.language);
  if (headings.length === 0) {
    return <EmptyState plain level={3} title={t('empty.title')} hint={t('empty.hint')} />;
  }
  return (
    <nav aria-label={t('label')}>
      <ol className={css.list}>
        {headings.map(({ id, level, text, words }) => (
          <li key={id}>
            <button
              type="button"
              className={`${css.entry} ${css.level[level]}`}
              aria-current={id === current || undefined}
              onClick={() => onGo(id)}
            >
              {text === '' ? (
                <span className={css.untitled}>{t('untitled')}</span>
              ) : (
                <span dir="auto" className={css.name}>
                  {text}
                </span>
              )}
              <span className={css.leader} />
              <span className={css.words} aria-hidden>
                {figures.format(words)}
              </span>
              <VisuallyHidden>{t('words', { count: words })}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
