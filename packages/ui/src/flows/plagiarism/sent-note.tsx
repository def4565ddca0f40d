import { useTranslation } from 'react-i18next';
import * as css from './plagiarism.css.ts';

/** What a check will send, or has sent. */
export interface Sent {
  /** The external services that are asked; none where only the reader's own documents are compared. */
  readonly services: readonly string[];
  /** How many sentences were sent to them; null before a check. */
  readonly sentences: number | null;
}

/** Says what leaves the reader's own documents and where it goes. */
export function SentNote({ services, sentences }: Sent) {
  const { t } = useTranslation('plagiarism');
  const isOutside = services.length > 0;
  return (
    <div className={css.sent}>
      <p className={css.sentTitle}>{t('sent.title')}</p>
      {sentences === null ? (
        <>
          <p>{t('sent.own')}</p>
          {isOutside ? <p>{t('sent.web', { services })}</p> : null}
        </>
      ) : isOutside ? (
        <p>{t('sent.were', { count: sentences, services })}</p>
      ) : (
        <p>{t('sent.nothing')}</p>
      )}
    </div>
  );
}
