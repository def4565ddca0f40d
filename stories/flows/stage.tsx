import { navigationFlow, themeFlow, wordCountFlow } from '@octavo/machines/fixtures';
import { useActorRef } from '@xstate/react';
import type { CSSProperties, ReactNode } from 'react';

/** The moment at which the stories' documents are looked at. */
export const now = new Date('2026-11-20T22:00:00.000Z');

/** A text of 4,812 words that nobody writes on. */
export const words = { subscribe: () => () => {}, getSnapshot: () => 4812 };

/** The place where the reader is: home, or a document. */
export function useNavigation(state: 'home' | 'document' = 'home') {
  return useActorRef(navigationFlow.stage, navigationFlow.at(state));
}

/** The theme that the story is drawn in. */
export function useTheme(theme: string) {
  return useActorRef(themeFlow.stage, themeFlow.at(theme));
}

/** The word count, shown. */
export function useWordCount() {
  return useActorRef(wordCountFlow.stage, wordCountFlow.at('shown'));
}

/** A stretch of the desk as wide as the panel, below the top bar that the panel's head stops at. */
export function PanelStage({ children }: { readonly children: ReactNode }) {
  return (
    <Stage style={{ width: 352, padding: '56px 24px 24px 0', background: 'var(--octavo-surface-desk)' }}>
      {children}
    </Stage>
  );
}

/** A stretch of the page as wide as an AI card in the editor. */
export function CardStage({ children }: { readonly children: ReactNode }) {
  return (
    <Stage style={{ maxWidth: 872, padding: 24, background: 'var(--octavo-surface-page)' }}>{children}</Stage>
  );
}

/** A stretch of the page with room for what opens below a field. */
export function PickerStage({ children }: { readonly children: ReactNode }) {
  return (
    <Stage style={{ maxWidth: 420, minHeight: 520, padding: 24, background: 'var(--octavo-surface-page)' }}>
      {children}
    </Stage>
  );
}

function Stage({ style, children }: { readonly style: CSSProperties; readonly children: ReactNode }) {
  return <main style={{ boxSizing: 'border-box', marginInline: 'auto', ...style }}>{children}</main>;
}
