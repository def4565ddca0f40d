import type { ReadDocument } from '@octavo/document-schema/reading';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts';
import { noteId, noteMarkId } from './ids.ts';
import { Inline } from './inline.tsx';
import * as css from './shared-text.css.ts';

const none: readonly never[] = [];

/** The footnotes below the text: each number leads back to its place. */
export function Notes({ notes }: Pick<ReadDocument, 'notes'>) {
  const { t } = useTranslation('reading');
  if (notes.length === 0) return null;
  return (
    <section aria-label={t('notes')} className={css.notes}>
      <ol>
        {notes.map((note, index) => {
          const number = index + 1;
          return (
            <li key={number} id={noteId(number)} tabIndex={-1} className={css.note}>
              <a href={`#${noteMarkId(number)}`} className={css.back} aria-label={t('back', { number })}>
                {number}
              </a>
              <span dir="auto" className={css.noteText}>
                <Inline inline={note} from={0} highlights={none} citations={none} />
                {note.length === 0 ? <VisuallyHidden>{t('note', { number })}</VisuallyHidden> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
