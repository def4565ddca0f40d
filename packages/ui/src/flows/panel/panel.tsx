import type { PanelActor, PanelTab } from '@octavo/machines/panel';
import type { WordCountActor } from '@octavo/machines/word-count';
import { useSelector } from '@xstate/react';
import { PanelBottomOpen, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { TabPanel, Tabs } from '../../components/tabs/index.ts';
import { useKeyDown } from '../keyboard/use-key-down.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { WordCount, type WordStore } from '../document/word-count.tsx';
import * as css from './panel.css.ts';

export interface PanelProps {
  readonly actor: PanelActor;
  readonly wordCount: WordCountActor;
  readonly words: WordStore;
  readonly suggestionCount: number;
  readonly suggestions: ReactNode;
  readonly tools: ReactNode;
}

/** Help beside the page. Under 1024 px it is behind a button that reads the tab's name, or Close. */
export function Panel({ actor, wordCount, words, suggestionCount, suggestions, tools }: PanelProps) {
  const { t } = useTranslation(['editor', 'suggestions']);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow();
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const tab: PanelTab = useSelector(actor, (state) => (state.hasTag('tools') ? 'tools' : 'suggestions'));

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    actor.send({ type: 'close' });
    button.current?.focus();
  }

  useKeyDown(panel, closeOnEscape);

  return (
    <>
      {isNarrow ? (
        <div className={css.foot}>
          <WordCount actor={wordCount} words={words} />
          <span className={css.footEnd}>
            <Button
              ref={button}
              tone="accent"
              icon={isOpen ? X : PanelBottomOpen}
              aria-expanded={isOpen}
              onKeyDown={(event) => closeOnEscape(event.nativeEvent)}
              onClick={() => actor.send({ type: 'toggle' })}
            >
              {t(isOpen ? 'panel.close' : `panel.${tab}`)}
            </Button>
          </span>
        </div>
      ) : null}
      <section
        ref={panel}
        aria-label={t('panel.label')}
        className={css.panel}
        data-drawer={isOpen ? 'open' : 'closed'}
      >
        <span className={css.grip} aria-hidden />
        <Tabs
          label={t('panel.label')}
          value={tab}
          tabs={[
            {
              value: 'suggestions',
              label: t('panel.suggestions'),
              ...(suggestionCount > 0 && {
                count: suggestionCount,
                countLabel: t('suggestions:status', { count: suggestionCount }),
              }),
            },
            { value: 'tools', label: t('panel.tools') },
          ]}
          onValueChange={(next) => actor.send({ type: 'tab.change', tab: next })}
        >
          <TabPanel value="suggestions">{suggestions}</TabPanel>
          <TabPanel value="tools">{tools}</TabPanel>
        </Tabs>
      </section>
    </>
  );
}
