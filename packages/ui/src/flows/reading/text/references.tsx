import type { Formatted } from '@octavo/machines/reading';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Runs } from './runs.tsx';
import * as css from './shared-text.css.ts';

export interface ReferencesProps {
  /** The references as plain lines, until their style is known. */
  readonly lines: readonly string[];
  readonly formatted: Formatted | null;
}

/** The list of references at the end of a text. */
export function References({ lines, formatted }: ReferencesProps) {
  const { t } = useTranslation('reading');
  const heading = useId();
  const shown = formatted?.references ?? lines.map((text) => ({ number: null, line: [{ text }] }));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={css.references}>
      <h2 id={heading} className={css.referencesTitle}>
        {t('references')}
      </h2>
      <ol className={css.referenceList}>
        {shown.map(({ number, line }, index) => (
          <li key={index} dir="auto" className={css.reference}>
            {number === null ? null : `${number} `}
            <Runs runs={line} />
          </li>
        ))}
      </ol>
    </section>
  );
}
