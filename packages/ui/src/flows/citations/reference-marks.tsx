import { CircleAlert, CircleDashed, Check, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import { VisuallyHidden } from '../../components/visually-hidden/index.ts';
import type { ReferenceMark } from './listed-reference.ts';
import * as css from './citations.css.ts';

const icons = {
  found: Check,
  unverified: TriangleAlert,
  retracted: CircleAlert,
  uncited: CircleDashed,
} as const satisfies Record<keyof typeof css.mark, LucideIcon>;

export interface ReferenceMarksProps {
  readonly mark: ReferenceMark;
  readonly isCited?: boolean;
}

/** The status of a reference: a link to the record that it was found in, or a warning. */
export function ReferenceMarks({ mark, isCited = true }: ReferenceMarksProps) {
  const { t } = useTranslation('citations');
  return (
    <span className={css.marks}>
      <span className={css.mark[mark.kind]}>
        {mark.kind === 'unverified' ? (
          <span className={css.markText}>
            <Icon of={icons.unverified} size={14} />
            {t('marks.unverified')}
          </span>
        ) : (
          <a className={css.markText} href={mark.href} target="_blank" rel="noreferrer">
            <Icon of={icons[mark.kind]} size={14} />
            {mark.kind === 'found' ? t('marks.found', { source: mark.source }) : t('marks.retracted')}
            <VisuallyHidden> ({t('away')})</VisuallyHidden>
          </a>
        )}
      </span>
      {isCited ? null : (
        <span className={css.mark.uncited}>
          <span className={css.markText}>
            <Icon of={icons.uncited} size={14} />
            {t('references.uncitedMark')}
          </span>
        </span>
      )}
    </span>
  );
}
