import { member } from '@octavo/machines/fixtures';
import { App } from '@octavo/ui/flows/app';
import { Shortcuts } from '@octavo/editor/shortcuts-page';
import { Changelog } from '@octavo/ui/flows/changelog';
import { DocumentPage } from '@octavo/ui/flows/document';
import { History } from '@octavo/ui/flows/history';
import { Home } from '@octavo/ui/flows/home';
import { t } from 'i18next';
import { PricesPage } from '@octavo/ui/flows/prices';
import { Profile } from '@octavo/ui/flows/profile';
import { Starred } from '@octavo/ui/flows/starred';
import { Trash } from '@octavo/ui/flows/trash';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useAccountOf } from './signed-in.ts';
import { now, Staged } from './stage.tsx';
import { brand } from '@octavo/contract/brand';
import type { ToldStates } from '../state-law/told-states.ts';

const pages: Readonly<Record<string, string>> = {
  'shown.home': 'home',
  'shown.account': 'account',
  'shown.favourites': 'favourites',
  'shown.trash': 'trash',
  'shown.history': 'history',
  'shown.shortcuts': 'shortcuts',
  'shown.changelog': 'changelog',
  'shown.prices': 'prices',
};

function AppAt({ state }: { readonly state: string }) {
  const page = pages[state] ?? 'document';
  const session = state === 'waiting' ? 'checking' : 'ready';
  return (
    <Staged states={{ app: state, session, navigation: page }}>
      <App
        home={<Home now={now} />}
        account={<Profile />}
        favourites={<Starred now={now} />}
        trash={<Trash />}
        history={<History />}
        shortcuts={<Shortcuts platform="other" />}
        changelog={<Changelog />}
        prices={<PricesPage />}
        document={<DocumentPage>{null}</DocumentPage>}
      />
    </Staged>
  );
}

const states: ToldStates = {
  waiting: { focus: 'unchanged', announced: `Opening ${brand.name}` },
  'shown.home': { focus: 'unchanged', announced: null },
  'shown.account': { focus: 'unchanged', announced: null },
  'shown.favourites': { focus: 'unchanged', announced: null },
  'shown.trash': { focus: 'unchanged', announced: null },
  'shown.history': { focus: 'unchanged', announced: null },
  'shown.shortcuts': { focus: 'unchanged', announced: null },
  'shown.changelog': { focus: 'unchanged', announced: null },
  'shown.prices': { focus: 'unchanged', announced: null },
  'shown.fetching': { focus: 'unchanged', announced: 'Opening the document' },
  'shown.failed': {
    focus: 'unchanged',
    announced:
      'This part could not be loaded Check your connection. We try again as soon as you are online. Try again',
  },
  'shown.document': { focus: 'unchanged', announced: '5 suggestions' },
};

const meta = preview.meta({
  title: 'Flows/App',
  component: AppAt,
  parameters: { states, layout: 'fullscreen' },
});

export const Waiting = meta.story({ args: { state: 'waiting' } });
export const ShownHome = meta.story({ args: { state: 'shown.home' } });
export const ShownAccount = meta.story({ args: { state: 'shown.account' } });
export const ShownFavourites = meta.story({ args: { state: 'shown.favourites' } });
export const ShownTrash = meta.story({ args: { state: 'shown.trash' } });
export const ShownHistory = meta.story({ args: { state: 'shown.history' } });
export const ShownShortcuts = meta.story({ args: { state: 'shown.shortcuts' } });
export const ShownChangelog = meta.story({ args: { state: 'shown.changelog' } });
export const ShownPrices = meta.story({ args: { state: 'shown.prices' } });
export const ShownFetching = meta.story({ args: { state: 'shown.fetching' } });
export const ShownFailed = meta.story({ args: { state: 'shown.failed' } });
export const ShownDocument = meta.story({ args: { state: 'shown.document' } });

export const FetchedAgain = meta.story({
  args: { state: 'shown.failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('document:failed.action') }));
    await expect(await canvas.findByText(t('document:loading'))).toBeInTheDocument();
  },
});

export const SignInPressed = meta.story({
  args: { state: 'shown.home' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('sidebar:signIn') }));
  },
});

export const AccountPressed = meta.story({
  args: { state: 'shown.home' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: new RegExp(`^${t('sidebar:account')}`) }));
  },
});

function Withdrawing() {
  return (
    <Staged states={{ app: 'shown.account', navigation: 'account' }} of={{ account: useAccountOf(member) }}>
      <App home={null} account={<Profile />} document={null} />
    </Staged>
  );
}

export const WithdrawPressed = meta.story({
  args: { state: 'shown.account' },
  render: () => <Withdrawing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('profile:affiliate.withdraw') }));
  },
});

function WithGift() {
  return (
    <Staged of={{ account: useAccountOf(member) }}>
      <App home={<Home now={now} />} document={null} />
    </Staged>
  );
}

export const GiftPressed = meta.story({
  args: { state: '' },
  render: () => <WithGift />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('referral:gift.title') }));
  },
});
