import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorStores } from '../document/editor-stores.tsx';
import * as css from './word-count.css.ts';
import { readingTime } from './reading-time.ts';
import { usePreference } from './use-preference.ts';

/** How many words there are and how long they take to read, unless the reader has hidden it from the document's menu. */
export function WordCount() {
  const { t } = useTranslation('preferences');
  const { words } = useEditorStores();
  const isShown = usePreference('wordCountShown');
  const text = useRef<HTMLSpanElement>(null);
  const time = useRef<HTMLSpanElement>(null);

  // Written past React: a word more while typing is no reason to draw anything anew.
  useEffect(() => {
    const write = () => {
      const count = words.getSnapshot();
      const minutes = readingTime(count);
      if (text.current) text.current.textContent = t('words', { count });
      if (time.current) time.current.textContent = minutes === 0 ? '' : t('readingTime', { count: minutes });
    };
    write();
    return words.subscribe(write);
  }, [words, t, isShown]);

  return isShown ? (
    <span className={css.words}>
      <span ref={text} />
      <span ref={time} className={css.time} />
    </span>
  ) : null;
}
