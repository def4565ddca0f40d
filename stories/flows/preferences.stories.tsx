import { Desk } from '@octavo/ui/components/desk';
import { ThemeButton, WordCount } from '@octavo/ui/flows/preferences';
import { ToolsPanel } from '@octavo/ui/tools-panel';
import { Sidebar } from '@octavo/ui/flows/sidebar';
import type { ComponentType } from 'react';
import { t } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PanelStage, Staged } from './stage.tsx';

interface PreferencesAtProps {
  readonly state: string;
  readonly View?: ComponentType;
}

function PreferencesAt({ state, View = ToolsPanel }: PreferencesAtProps) {
  return (
    <Staged states={{ preferences: state }}>
      <PanelStage>
        <View />
      </PanelStage>
    </Staged>
  );
}

const meta = preview.meta({ title: 'Flows/Preferences', component: PreferencesAt });

export const Ready = meta.story({ args: { state: 'ready' } });

export const Tools = meta.story({
  args: { state: 'ready' },
  play: async ({ canvas, userEvent }) => {
    const suggestions = canvas.getByRole('switch', { name: t('preferences:suggestions') });
    await expect(suggestions).toBeChecked();
    await userEvent.click(suggestions);
    await waitFor(() => expect(suggestions).not.toBeChecked());
    const labels = canvas.getByRole('switch', { name: t('preferences:hideLabels') });
    await expect(labels).not.toBeChecked();
    await userEvent.click(labels);
    await waitFor(() => expect(labels).toBeChecked());
  },
});

export const Themes = meta.story({
  args: { state: 'ready' },
  render: ({ state }) => <PreferencesAt state={state} View={ThemeButton} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const first = button.getAttribute('aria-label');
    const names = new Set<string | null>();
    for (let press = 0; press < 3; press += 1) {
      names.add(button.getAttribute('aria-label'));
      await userEvent.click(button);
      await waitFor(() => expect([...names].at(-1)).not.toBe(button.getAttribute('aria-label')));
    }
    await expect([names.size, button.getAttribute('aria-label')]).toEqual([3, first]);
  },
});

export const Words = meta.story({
  args: { state: 'ready' },
  render: ({ state }) => <PreferencesAt state={state} View={WordCount} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('preferences:words', { count: 4812 }))).toBeVisible();
    await expect(canvas.getByText(t('preferences:readingTime', { count: 20 }))).toBeVisible();
  },
});

export const SidebarWidth = meta.story({
  args: { state: 'ready' },
  render: () => (
    <Staged>
      <Desk sidebar={<Sidebar />}>
        <main id="content" tabIndex={-1} />
      </Desk>
    </Staged>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('sidebar:collapseSidebar') }));
    await expect(canvas.getByRole('button', { name: t('sidebar:expandSidebar') })).toHaveFocus();
  },
});
