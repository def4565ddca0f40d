import { FileText, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import { Link } from '../../components/link/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import type { PlagiarismMatch } from './plagiarism-match.ts';
import * as css from './plagiarism.css.ts';

export interface ResultRowProps {
  readonly match: PlagiarismMatch;
  /** Shows the words in the document, identified by the source's link. */
  readonly onShow: (link: string) => void;
  readonly onCite: (link: string) => void;
}

/** One source: what it is, how much of the text it contains, and both passages side by side. */
export function ResultRow({ match, onShow, onCite }: ResultRowProps) {
  const { t, i18n } = useTranslation('plagiarism');
  const { title, link, displayLink, snippet, icon, isOwn, share, yours, theirs } = match;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share);
  return (
    <li className={css.row}>
      <div className={css.head}>
        {icon === '' ? (
          <span className={css.icon}>
            <Icon of={isOwn ? FileText : Globe} size={20} />
          </span>
        ) : (
          <img className={css.icon} src={icon} alt="" loading="lazy" />
        )}
        <div>
          <p dir="auto" className={css.name}>
            {title}
          </p>
          <p className={css.place}>
            {isOwn ? (
              <Link tone="quiet" href={link}>
                {t('own')}
              </Link>
            ) : (
              <Link tone="quiet" href={link} awayLabel={t('away')}>
                {displayLink}
              </Link>
            )}
          </p>
        </div>
        <p className={css.share}>{t('results.share', { share: percent })}</p>
      </div>
      {yours.length === 0 ? (
        <p dir="auto" className={css.words}>
          {snippet}
        </p>
      ) : (
        <div className={css.passages}>
          <Passage label={t('results.yours')} words={yours} />
          <Passage label={t('results.theirs')} words={theirs} />
        </div>
      )}
      <div className={css.actions}>
        <Button size="sm" aria-label={t('results.showName', { title })} onClick={() => onShow(link)}>
          {t('results.show')}
        </Button>
        {isOwn ? null : (
          <Button
            size="sm"
            tone="quiet"
            aria-label={t('results.citeName', { title })}
            onClick={() => onCite(link)}
          >
            {t('results.cite')}
          </Button>
        )}
      </div>
    </li>
  );
}

interface PassageProps {
  readonly label: string;
  readonly words: PlagiarismMatch['yours'];
}

function Passage({ label, words }: PassageProps) {
  const { t } = useTranslation('plagiarism');
  return (
    <div>
      <p className={css.label}>{label}</p>
      <p dir="auto" className={css.words}>
        {words.map(({ text, isSame }, index) =>
          isSame ? (
            <mark key={index} className={css.same}>
              <VisuallyHidden>{t('results.same')} </VisuallyHidden>
              {text}
            </mark>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </p>
    </div>
  );
}
