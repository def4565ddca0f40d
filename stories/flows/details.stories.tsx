import type { Account } from '@octavo/machines/account';
import { member } from '@octavo/machines/fixtures';
import { DataSection, DeletionNotice, Details, PersonSection } from '@octavo/ui/flows/details';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useAccountOf } from './signed-in.ts';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

const leaving: Account = { ...member, info: { ...member.info, deletesAt: '2026-11-27T22:00:00.000Z' } };

function DetailsAt({ state, who = member }: { readonly state: string; readonly who?: Account }) {
  return (
    <Staged states={{ details: state, navigation: 'account' }} of={{ account: useAccountOf(who) }}>
      <main style={{ maxWidth: 860, padding: 24, background: 'var(--octavo-surface-page)' }}>
        <DeletionNotice />
        <PersonSection />
        <DataSection />
      </main>
      <Details />
    </Staged>
  );
}

const name = 'Change the name. Shown beside your picture.';
const address =
  'Change the address. We email a link to the new address. Open it in this browser; until then nothing changes.';
const mailed =
  'Check your new mailbox The link went to ada@elsewhere.example. It works for 15 minutes, in this browser.';
const deletion =
  'Delete your account?. You are signed out everywhere. For 7 days you can sign in and undo this; we will email you how. After that, all documents and shared accounts are gone for good.';

const states: ToldStates = {
  resting: { focus: 'unchanged', announced: null },
  naming: { focus: 'textbox Name', announced: name },
  renaming: { focus: 'textbox Name', announced: name },
  addressing: { focus: 'textbox New email address', announced: address },
  mailing: { focus: 'textbox New email address', announced: address },
  mailed: { focus: 'button Close', announced: [mailed, address] },
  confirming: { focus: 'button Cancel', announced: deletion },
  erasing: { focus: 'button Delete the account', announced: deletion },
  leaving: { focus: 'button Delete the account', announced: deletion },
  keeping: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({ title: 'Flows/Details', component: DetailsAt, parameters: { states } });

const press = (label: string) => screen.findByRole('button', { name: label });

export const Resting = meta.story({ args: { state: 'resting' } });
export const Naming = meta.story({ args: { state: 'naming' } });
export const Renaming = meta.story({ args: { state: 'renaming' } });
export const Addressing = meta.story({ args: { state: 'addressing' } });
export const Mailing = meta.story({ args: { state: 'mailing' } });
export const Mailed = meta.story({ args: { state: 'mailed' } });
export const Confirming = meta.story({ args: { state: 'confirming' } });
export const Erasing = meta.story({ args: { state: 'erasing' } });
export const Leaving = meta.story({ args: { state: 'leaving' } });
export const Keeping = meta.story({ args: { state: 'keeping', who: leaving } });

export const Renamed = meta.story({
  args: { state: 'resting' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('details:name.change')));
    await userEvent.type(await screen.findByRole('textbox', { name: t('details:name.field') }), ' 🌊');
    await userEvent.click(await press(t('details:name.submit')));
    await waitFor(async () =>
      expect(await press(t('details:name.submit'))).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const AddressMissing = meta.story({
  args: { state: 'resting' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('details:address.change')));
    await userEvent.click(await press(t('details:address.submit')));
    const field = screen.getByRole('textbox', { name: t('details:address.field') });
    await expect(field).toHaveAccessibleDescription(t('details:problems.addressRequired'));
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const DeletedAfterAll = meta.story({
  args: { state: 'resting' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('details:data.deleteAction')));
    await userEvent.click(await press(t('common:cancel')));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

/** A running subscription is ended in the same dialog. */
export const DeletedWithSubscription = meta.story({
  args: { state: 'resting' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('details:data.deleteAction')));
    await userEvent.click(await press(t('details:deletion.both')));
    await waitFor(async () =>
      expect(await press(t('details:deletion.both'))).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const TakenBack = meta.story({
  args: { state: 'resting', who: leaving },
  play: async ({ userEvent }) => {
    const keep = await press(t('details:pending.keep'));
    await userEvent.click(keep);
    await expect(keep).toHaveAttribute('aria-busy', 'true');
  },
});
