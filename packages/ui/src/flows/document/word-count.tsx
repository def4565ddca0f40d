import type { WordCountActor } from '@octavo/machines/word-count';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import * as css from './document-page.css.ts';

/** The number of words as an outside store. */
export interface WordStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => number;
}

export interface WordCountProps {
  readonly actor: WordCountActor;
  readonly words: WordStore;
}

/** How many words there are; pressing it hides it. */
export function WordCount({ actor, words }: WordCountProps) {
  const { t } = useTranslation('editor');
  const isShown = useSelector(actor, (state) => state.hasTag('visible'));
  const text = useRef<HTMLSpanElement>(null);

  // Written to the DOM directly, to avoid a React render per word.
  useEffect(() => {
    const write = () => {
      if (text.current) text.current.textContent = t('words', { count: words.getSnapshot() });
    };
    write();
    return words.subscribe(write);
  }, [words, t, isShown]);

  if (!isShown) return null;
  return (
    <Button tone="quiet" title={t('hideWordCount')} onClick={() => actor.send({ type: 'toggle' })}>
      <span ref={text} className={css.words} />
    </Button>
  );
}
