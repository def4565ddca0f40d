import type { Reference } from '@octavo/contract';
import type { SkippedPart } from '@octavo/contract/reference-import';
import { Check, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/icon/index.ts';
import { List, ListItem } from '../../components/list/index.ts';
import * as css from './citations.css.ts';

export interface ImportedReferencesProps {
  readonly references: readonly Reference[];
  readonly skipped: readonly SkippedPart[];
}

/** What was imported, and what was not, with the reason. */
export function ImportedReferences({ references, skipped }: ImportedReferencesProps) {
  const { t } = useTranslation('citations');
  const [added, left] = [useId(), useId()];
  return (
    <div className={css.report}>
      {references.length === 0 ? null : (
        <section aria-labelledby={added}>
          <h3 id={added} className={css.reportTitle}>
            {t('import.addedTitle')}
          </h3>
          <List label={t('import.addedTitle')}>
            {references.map(({ id, title, authors, year, source }) => (
              <ListItem
                key={id}
                title={title}
                leading={
                  <span className={css.mark.found}>
                    <Icon of={Check} size={18} />
                  </span>
                }
                text={[
                  authors.join('; '),
                  year,
                  source === undefined ? t('marks.unverified') : t('marks.found', { source }),
                ]
                  .filter((fact) => fact !== '')
                  .join(' · ')}
              />
            ))}
          </List>
        </section>
      )}
      {skipped.length === 0 ? null : (
        <section aria-labelledby={left}>
          <h3 id={left} className={css.reportTitle}>
            {t('import.skipped', { count: skipped.length })}
          </h3>
          <List label={t('import.skipped', { count: skipped.length })}>
            {skipped.map(({ part, reason }, index) => (
              <ListItem
                key={index}
                title={part}
                leading={
                  <span className={css.mark.unverified}>
                    <Icon of={TriangleAlert} size={18} />
                  </span>
                }
                text={t(`import.reasons.${reason}`)}
              />
            ))}
          </List>
        </section>
      )}
    </div>
  );
}
