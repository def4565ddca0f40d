import { useSelector } from '@xstate/react';
import { PanelBottomOpen, PanelRightOpen, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import { TabPanel, Tabs } from '../../components/tabs/index.ts';
import { useShortcut } from '../../shortcuts/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { focusText } from '../keyboard/focus-text.ts';
import { useKeyDown } from '../keyboard/use-key-down.ts';
import { useIsNarrow } from '../layout/use-is-narrow.ts';
import { WordCount } from '../goal/word-count.tsx';
import { panelTabs } from './panel-tabs.ts';
import * as css from './panel.css.ts';
import { useCloseWhileWriting } from './use-close-while-writing.ts';
import { useEscapeInText } from './use-escape-in-text.ts';
import { useTabs } from './use-tabs.ts';

/** The panel next to the page. Under 1024 px it is opened by a button with the tab's name, or Close. */
export function Panel() {
  const { t } = useTranslation('panel');
  const keys = useShortcut('togglePanel');
  const flow = useFlow('panel');
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow();
  const isOpen = useSelector(flow, (state) => state.hasTag('visible')) && isNarrow;
  const tab = useSelector(flow, ({ context }) => context.tab);
  const isFolded = useSelector(flow, ({ context }) => context.isFolded) && !isNarrow;

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    flow.send({ type: 'close' });
    button.current?.focus();
  }

  useKeyDown(panel, closeOnEscape);
  // The drawer took what had the focus with it.
  useEffect(() => {
    const opener = button.current;
    if (!isOpen || !opener) return;
    return () => {
      if (document.activeElement === document.body) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
  // The focused element is gone with the fold: the focus returns to the text.
  useEffect(() => {
    if (isFolded && document.activeElement === document.body) focusText();
  }, [isFolded]);
  useEscapeInText(isOpen, () => flow.send({ type: 'close' }));
  useCloseWhileWriting(isOpen, () => flow.send({ type: 'close' }));

  return (
    <>
      {isNarrow ? (
        <div className={css.foot}>
          <WordCount />
          <span className={css.footEnd}>
            <Button
              ref={button}
              tone="accent"
              icon={isOpen ? X : PanelBottomOpen}
              aria-expanded={isOpen}
              onKeyDown={(event) => closeOnEscape(event.nativeEvent)}
              onClick={() => flow.send({ type: 'toggle' })}
            >
              {t(isOpen ? 'close' : tab)}
            </Button>
          </span>
        </div>
      ) : null}
      {isFolded ? (
        <div className={css.unfold}>
          <IconButton
            {...keys}
            icon={PanelRightOpen}
            label={t('show')}
            onClick={() => flow.send({ type: 'fold' })}
          />
        </div>
      ) : null}
      <section
        ref={panel}
        hidden={isFolded}
        aria-label={t('label')}
        className={css.panel}
        data-drawer={isOpen ? 'open' : 'closed'}
      >
        <span className={css.grip} aria-hidden />
        <Tabs
          label={t('label')}
          value={tab}
          tabs={useTabs(tab)}
          onValueChange={(next) => flow.send({ type: 'tab.change', tab: next })}
        >
          {panelTabs.map(({ tab: value, View }) => (
            <TabPanel key={value} value={value}>
              <View />
            </TabPanel>
          ))}
        </Tabs>
      </section>
    </>
  );
}
