import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorStores } from '../document/editor-stores.tsx';
import * as css from './word-count.css.ts';
import { usePreference } from './use-preference.ts';

/** How many words there are, unless the reader has hidden it from the document's menu. */
export function WordCount() {
  const { t } = useTranslation('preferences');
  const { words } = useEditorStores();
  const isShown = usePreference('wordCountShown');
  const text = useRef<HTMLSpanElement>(null);

  // Written past React: a word more while typing is no reason to draw anything anew.
  useEffect(() => {
    const write = () => {
      if (text.current) text.current.textContent = t('words', { count: words.getSnapshot() });
    };
    write();
    return words.subscribe(write);
  }, [words, t, isShown]);

  return isShown ? <span ref={text} className={css.words} /> : null;
}
