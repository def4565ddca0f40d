import { Desk } from '@octavo/ui/components/desk';
import { Sidebar } from '@octavo/ui/flows/sidebar';
import { t } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function NavigationAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ navigation: state }}>
      <Desk sidebar={<Sidebar />}>
        <main id="content" tabIndex={-1} />
      </Desk>
    </Staged>
  );
}

const states: ToldStates = {
  account: { focus: 'unchanged', announced: null },
  favourites: { focus: 'unchanged', announced: null },
  history: { focus: 'unchanged', announced: null },
  shortcuts: { focus: 'unchanged', announced: null },
  changelog: { focus: 'unchanged', announced: null },
  prices: { focus: 'unchanged', announced: null },
  trash: { focus: 'unchanged', announced: null },
  home: { focus: 'unchanged', announced: null },
  document: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({
  title: 'Flows/Navigation',
  component: NavigationAt,
  parameters: { states, layout: 'fullscreen' },
});

export const Home = meta.story({ args: { state: 'home' } });
export const Account = meta.story({ args: { state: 'account' } });
export const Favourites = meta.story({ args: { state: 'favourites' } });
export const Trash = meta.story({ args: { state: 'trash' } });
export const History = meta.story({ args: { state: 'history' } });
export const Shortcuts = meta.story({ args: { state: 'shortcuts' } });
export const Changelog = meta.story({ args: { state: 'changelog' } });
export const Prices = meta.story({ args: { state: 'prices' } });
export const Document = meta.story({
  args: { state: 'document' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: new RegExp(t('sidebar:pages')) })).toHaveAttribute(
      'href',
      '/app/',
    );
  },
});
export const BackToPages = meta.story({
  args: { state: 'document' },
  play: async ({ canvas, userEvent }) => {
    const pages = canvas.getByRole('link', { name: new RegExp(t('sidebar:pages')) });
    await userEvent.click(pages);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('sidebar:collapseSidebar') })).toBeVisible(),
    );
  },
});

export const AccountPressed = meta.story({
  args: { state: 'home' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: new RegExp(`^${t('sidebar:account')}`) }));
  },
});
