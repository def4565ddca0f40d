import { sidebarFlow } from '@octavo/machines/fixtures';
import { AppFrame } from '@octavo/ui/flows/app-frame';
import { useActorRef } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useNavigation, useTheme } from './stage.tsx';

function SidebarAt({ state, theme }: { readonly state: string; readonly theme: string }) {
  const sidebar = useActorRef(sidebarFlow.stage, sidebarFlow.at(state));
  return (
    <AppFrame
      sidebar={sidebar}
      navigation={useNavigation()}
      theme={useTheme(theme)}
      allowance={{ left: 126, total: 200 }}
      documents={6}
    >
      <main id="content" tabIndex={-1} />
    </AppFrame>
  );
}

const meta = preview.meta({
  title: 'Flows/Sidebar',
  component: SidebarAt,
  args: { state: 'width.expanded', theme: 'light' },
  parameters: { layout: 'fullscreen' },
  render: ({ state }, { globals }) => <SidebarAt state={state} theme={String(globals['theme'])} />,
});

const small = { viewport: { value: 'mobile2', isRotated: false } };

export const WidthExpanded = meta.story({ args: { state: 'width.expanded' } });
export const WidthCollapsed = meta.story({ args: { state: 'width.collapsed' } });
export const DrawerClosed = meta.story({ args: { state: 'drawer.closed' }, globals: small });
export const DrawerOpen = meta.story({
  args: { state: 'drawer.open' },
  globals: small,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /Pages/ })).toBeVisible());
  },
});
export const DrawerOpenedAndClosed = meta.story({
  args: { state: 'drawer.closed' },
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /Pages/ })).toBeVisible());
  },
});
export const DrawerClosedByEscape = meta.story({
  args: { state: 'drawer.open' },
  globals: small,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: /Pages/ }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  },
});

export const Collapsing = meta.story({
  args: { state: 'width.expanded' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse the sidebar' }));
    await expect(canvas.getByRole('button', { name: 'Expand the sidebar' })).toHaveFocus();
  },
});
