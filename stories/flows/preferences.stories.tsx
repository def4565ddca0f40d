import { Desk } from '@octavo/ui/components/desk';
import { DocumentPage } from '@octavo/ui/flows/document';
import { WordCount } from '@octavo/ui/flows/goal';
import { ThemeButton } from '@octavo/ui/flows/preferences';
import { ToolsPanel } from '@octavo/ui/tools-panel';
import { Sidebar } from '@octavo/ui/flows/sidebar';
import type { ComponentType } from 'react';
import { t } from 'i18next';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Essay } from './essay.tsx';
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
    await expect(canvas.getAllByRole('switch')).toHaveLength(3);
    await expect(canvas.getByRole('switch', { name: t('preferences:finish') })).toBeChecked();
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
    await expect(await canvas.findByText(t('goal:words', { count: 4812 }))).toBeVisible();
    await expect(canvas.getByText(t('goal:readingTime', { count: 20 }))).toBeVisible();
  },
});

/** A page with the sidebar around it, as in the app. */
function Writing() {
  return (
    <Staged states={{ navigation: 'document' }}>
      <Desk sidebar={<Sidebar />}>
        <DocumentPage>
          <Essay />
        </DocumentPage>
      </Desk>
    </Staged>
  );
}

const fromTheMenu = async (canvasElement: HTMLElement, item: string) => {
  const more = within(canvasElement).getByRole('button', { name: t('document:more') });
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

/** Where a theme sets documents in mono, the serif of the other themes can be chosen instead. */
export const SerifChosen = meta.story({
  args: { state: 'ready' },
  parameters: { layout: 'fullscreen' },
  globals: { theme: 'cyberpunk' },
  render: () => <Writing />,
  play: async ({ canvas, canvasElement, step }) => {
    const text = await canvas.findByRole('textbox', { name: t('editor:body') });
    await step('the theme has its own face', () =>
      expect(getComputedStyle(text).fontFamily).toMatch(/^"?IBM Plex Mono/u),
    );
    await step('the serif is chosen', async () => {
      await fromTheMenu(canvasElement, t('preferences:serifText'));
      await waitFor(() => expect(getComputedStyle(text).fontFamily).toMatch(/^"?Source Serif/u));
      await expect(getComputedStyle(text).lineHeight).toBe('29px');
    });
  },
});

export const FocusMode = meta.story({
  args: { state: 'ready' },
  parameters: { layout: 'fullscreen' },
  render: () => <Writing />,
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByRole('textbox', { name: t('editor:body') });
    const panel = canvas.getByRole('region', { name: t('panel:label') });
    await fromTheMenu(canvasElement, t('preferences:focusMode'));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(panel).not.toBeVisible();
    await waitFor(() => expect(text.querySelectorAll('[data-lit]')).toHaveLength(1));
  },
});

export const FocusModeLeft = meta.story({
  args: { state: 'ready' },
  tags: ['behaviour'],
  render: () => <Writing />,
  play: async ({ canvas, canvasElement, step }) => {
    const text = await canvas.findByRole('textbox', { name: t('editor:body') });
    const panel = canvas.getByRole('region', { name: t('panel:label') });
    await step('by Escape', async () => {
      await fromTheMenu(canvasElement, t('preferences:focusMode'));
      await waitFor(() => expect(panel).not.toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(panel).toBeVisible());
    });
    await step('by its button', async () => {
      await fromTheMenu(canvasElement, t('preferences:focusMode'));
      await userEvent.click(await canvas.findByRole('button', { name: t('preferences:leaveFocusMode') }));
      await waitFor(() => expect(panel).toBeVisible());
      await expect(text).toHaveFocus();
      await expect(text.querySelector('[data-lit]')).toBeNull();
    });
  },
});

export const Typewriter = meta.story({
  args: { state: 'ready' },
  tags: ['behaviour'],
  render: () => <Writing />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: t('editor:body') });
    await fromTheMenu(canvasElement, t('preferences:typewriter'));
    await userEvent.click(canvas.getByRole('button', { name: t('document:more') }));
    await expect(
      await screen.findByRole('menuitem', { name: t('preferences:leaveTypewriter') }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
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
