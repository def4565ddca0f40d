import { Minimize2 } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/icon-button/index.ts';
import { isOfComposition } from '../../typing/index.ts';
import { useFlow } from '../flow-context/index.ts';
import { focusText } from '../keyboard/focus-text.ts';
import { useKeyNames } from '../keyboard/use-key-names.ts';
import * as css from './focus-mode.css.ts';
import { keepLine } from './keep-line.ts';

/** Focus mode while it is on: hides everything around the sheet, and shows a button to leave. */
export default function Focused() {
  const { t } = useTranslation('preferences');
  const preferences = useFlow('preferences');
  const overlay = useFlow('overlay');
  const { escape } = useKeyNames();
  const leave = () => preferences.send({ type: 'toggle', flag: 'focusMode' });

  useLayoutEffect(() => {
    const { documentElement: page, activeElement } = document;
    keepLine(() => page.toggleAttribute('data-focus-mode', true));
    if (activeElement !== document.body && !isOnSheet(activeElement)) focusPage();
    return () => {
      const isLost = !isOnSheet(document.activeElement);
      keepLine(() => page.removeAttribute('data-focus-mode'));
      if (isLost) focusPage();
    };
  }, []);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken =
      event.defaultPrevented || isOfComposition(event) || overlay.getSnapshot().hasTag('visible');
    if (event.key === 'Escape' && !isTaken) leave();
  });
  const leaveText = useEffectEvent(leave);
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('keydown', press, { signal: listening.signal });
    // The text handles every Escape itself, and sends this event for one that it does not use.
    addEventListener('leave-focus-mode', leaveText, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return (
    <div className={css.exit}>
      <IconButton
        icon={Minimize2}
        label={t('leaveFocusMode')}
        shortcut={escape}
        side="left"
        onClick={leave}
      />
    </div>
  );
}

const isOnSheet = (element: Element | null): boolean => (element?.closest('#content') ?? null) !== null;

/** Focuses the text, with the caret where it was last. */
function focusPage(): void {
  if (!focusText()) document.getElementById('content')?.focus({ preventScroll: true });
}
