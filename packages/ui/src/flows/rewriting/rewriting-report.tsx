import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useFlow } from '../flow-context/index.ts';
import * as css from './rewriting.css.ts';
import { useReportSentence } from './use-report-sentence.ts';

/** What was rewritten, and what was not. */
export function RewritingReport() {
  const { t } = useTranslation(['rewriting', 'common']);
  const skipped = useSelector(useFlow('rewriting'), ({ context }) => context.skipped);
  const engine = useSelector(useFlow('rewriting'), ({ context }) => context.engine);
  const failure = useSelector(useFlow('rewriting'), ({ context }) => context.failure);
  const sentence = useReportSentence();
  return (
    <div className={css.note}>
      <p>{sentence}</p>
      {engine === 'built-in' ? <p>{t('byRules')}</p> : null}
      {engine === 'browser' ? <p>{t('byBrowser')}</p> : null}
      {engine === 'stand-in' ? <p>{t('common:standIn')}</p> : null}
      {skipped.length === 0 ? null : (
        <>
          <p>{t('skipped', { count: skipped.length })}</p>
          <ul className={css.skipped}>
            {skipped.map((text, index) => (
              <li key={index} className={css.excerpt}>
                {text}
              </li>
            ))}
          </ul>
          {failure === null ? null : <p>{failure.message}</p>}
        </>
      )}
    </div>
  );
}
