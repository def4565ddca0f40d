import { Desk } from '@octavo/ui/components/desk';
import { Sidebar } from '@octavo/ui/flows/sidebar';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';

function SidebarAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ sidebar: state }}>
      <Desk sidebar={<Sidebar />}>
        <main id="content" tabIndex={-1} />
      </Desk>
    </Staged>
  );
}

const meta = preview.meta({
  title: 'Flows/Sidebar',
  component: SidebarAt,
  parameters: { layout: 'fullscreen' },
});

const small = { viewport: { value: 'mobile2', isRotated: false } };

export const Closed = meta.story({ args: { state: 'closed' } });
export const Small = meta.story({
  args: { state: 'closed' },
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /Pages/ })).toBeVisible());
  },
});
export const Open = meta.story({
  args: { state: 'open' },
  globals: small,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /Pages/ })).toBeVisible());
  },
});
export const DrawerClosedByEscape = meta.story({
  tags: ['behaviour'],
  args: { state: 'open' },
  globals: small,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: /Pages/ }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  },
});

export const Collapsing = meta.story({
  args: { state: 'closed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse the sidebar' }));
    await expect(canvas.getByRole('button', { name: 'Expand the sidebar' })).toHaveFocus();
  },
});
