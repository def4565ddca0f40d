import { Desk } from '@octavo/ui/components/desk';
import { Home } from '@octavo/ui/flows/home';
import { Sidebar } from '@octavo/ui/flows/sidebar';
import { t } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { now, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function SidebarAt({ state, page = 'home' }: { readonly state: string; readonly page?: string }) {
  return (
    <Staged states={{ sidebar: state, navigation: page }}>
      <Desk sidebar={<Sidebar />}>
        <Home now={now} />
      </Desk>
    </Staged>
  );
}

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  open: { focus: 'button Close menu', announced: null },
};

const meta = preview.meta({
  title: 'Flows/Sidebar',
  component: SidebarAt,
  parameters: { states, layout: 'fullscreen' },
});

const small = { viewport: { value: 'mobile2', isRotated: false } };

export const Closed = meta.story({ args: { state: 'closed' } });
export const Small = meta.story({
  args: { state: 'closed' },
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('sidebar:openMenu') }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: new RegExp(t('sidebar:pages')) })).toBeVisible(),
    );
  },
});
export const Open = meta.story({
  args: { state: 'open' },
  globals: small,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: new RegExp(t('sidebar:pages')) })).toBeVisible(),
    );
  },
});
export const DrawerOnADocument = meta.story({
  tags: ['behaviour'],
  args: { state: 'open', page: 'document' },
  globals: small,
  play: async ({ canvas }) => {
    // The rail of a wide window offers to expand instead.
    await waitFor(() => expect(canvas.getByText(t('sidebar:collapse'))).toBeVisible());
  },
});
export const DrawerClosedByEscape = meta.story({
  tags: ['behaviour'],
  args: { state: 'open' },
  globals: small,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: new RegExp(t('sidebar:pages')) }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: t('sidebar:openMenu') })).toHaveFocus());
  },
});

export const Collapsing = meta.story({
  args: { state: 'closed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('sidebar:collapseSidebar') }));
    await expect(canvas.getByRole('button', { name: t('sidebar:expandSidebar') })).toHaveFocus();
  },
});
