import { panelFlow, suggestionsFlow, toolsFlow } from '@octavo/machines/fixtures';
import { Panel } from '@octavo/ui/flows/panel';
import { SuggestionsPanel } from '@octavo/ui/flows/suggestions';
import { ToolsPanel } from '@octavo/ui/flows/tools';
import { useActorRef } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useWordCount, words } from './stage.tsx';

function PanelAt({ state }: { readonly state: string }) {
  const suggestions = useActorRef(suggestionsFlow.stage, suggestionsFlow.at('shown.list'));
  return (
    <main style={{ display: 'grid', gridTemplateRows: '56px auto', maxWidth: 352, minHeight: '100dvh' }}>
      <Panel
        actor={useActorRef(panelFlow.stage, panelFlow.at(state))}
        wordCount={useWordCount()}
        words={words}
        suggestionCount={5}
        suggestions={<SuggestionsPanel actor={suggestions} />}
        tools={<ToolsPanel actor={useActorRef(toolsFlow.stage, toolsFlow.at('suggestions.on'))} />}
      />
    </main>
  );
}

const meta = preview.meta({
  title: 'Flows/Panel',
  component: PanelAt,
  parameters: { layout: 'fullscreen' },
});

const small = { viewport: { value: 'mobile2', isRotated: false } };

export const TabSuggestions = meta.story({
  args: { state: 'tab.suggestions' },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: /Suggestions/ });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
});
export const TabsByKeyboard = meta.story({
  args: { state: 'tab.suggestions' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Suggestions/ }));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Tools' })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(await canvas.findByRole('switch', { name: 'Hide labels' })).toBeVisible();
  },
});
export const TabTools = meta.story({ args: { state: 'tab.tools' } });
export const DrawerClosed = meta.story({
  args: { state: 'drawer.closed' },
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suggestions' }));
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Suggestions' })).toHaveFocus();
  },
});
export const DrawerOpen = meta.story({ args: { state: 'drawer.open' }, globals: small });
