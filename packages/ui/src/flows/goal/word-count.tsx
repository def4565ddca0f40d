import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { Icon } from '../../components/icon/index.ts';
import * as bar from '../../components/meter/bar.css.ts';
import { useEditorStores } from '../document/editor-stores.tsx';
import { useFlow } from '../flow-context/index.ts';
import { readingTime } from './reading-time.ts';
import { usePreference } from '../preferences/use-preference.ts';
import * as css from './word-count.css.ts';

/**
 * The number of words, the goal, and the reading time, unless the reader has hidden them in the document's menu.
 * Pressing it opens the goal.
 */
export function WordCount() {
  const { t } = useTranslation('goal');
  const { words } = useEditorStores();
  const flow = useFlow('goal');
  const isShown = usePreference('wordCountShown');
  const goal = useSelector(flow, ({ context }) => context.goal);
  const isReached = useSelector(flow, (state) => state.hasTag('reached'));
  const text = useRef<HTMLSpanElement>(null);
  const time = useRef<HTMLSpanElement>(null);
  const share = useRef<HTMLSpanElement>(null);

  // Written to the DOM directly, so that typing a word does not rerender anything.
  useEffect(() => {
    const write = () => {
      const count = words.getSnapshot();
      const minutes = readingTime(count);
      const told = goal === null ? t('words', { count }) : t('wordsOfGoal', { written: count, count: goal });
      if (text.current) text.current.textContent = told;
      if (time.current) time.current.textContent = minutes === 0 ? '' : t('readingTime', { count: minutes });
      if (share.current && goal !== null) {
        share.current.style.inlineSize = `${Math.min(100, (count / goal) * 100)}%`;
      }
    };
    write();
    return words.subscribe(write);
  }, [words, t, isShown, goal]);

  if (!isShown) return null;
  return (
    <Button
      tone="quiet"
      size="sm"
      aria-haspopup="dialog"
      title={t(goal === null ? 'set' : 'change')}
      onClick={() => flow.send({ type: 'open' })}
    >
      <span className={css.count}>
        <span className={css.line}>
          {isReached ? (
            <span className={css.tick}>
              <Icon of={Check} size={14} />
            </span>
          ) : null}
          <span ref={text} />
          <span ref={time} className={css.time} />
        </span>
        {goal === null ? null : (
          <span aria-hidden className={`${bar.track} ${css.track}`}>
            <span ref={share} className={`${bar.fill} ${isReached ? css.full : css.share}`} />
          </span>
        )}
      </span>
    </Button>
  );
}
