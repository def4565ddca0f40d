import type { Account } from '@octavo/machines/account';
import { member } from '@octavo/machines/fixtures';
import { DataSection, DeletionNotice, Details, PersonSection } from '@octavo/ui/flows/details';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useAccountOf } from './signed-in.ts';
import { Staged } from './stage.tsx';

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

const meta = preview.meta({ title: 'Flows/Details', component: DetailsAt });

const press = (name: string) => screen.findByRole('button', { name });

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
    const address = screen.getByRole('textbox', { name: t('details:address.field') });
    await expect(address).toHaveAccessibleDescription(t('details:problems.addressRequired'));
    await waitFor(() => expect(address).toHaveFocus());
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
