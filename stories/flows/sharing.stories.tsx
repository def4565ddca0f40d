import { member } from '@octavo/machines/fixtures';
import { ShareAccountDialog, ShareRemovalDialog, SharingSection } from '@octavo/ui/flows/sharing';
import { t } from 'i18next';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useAccountOf } from './signed-in.ts';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function SharingAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ sharing: state, navigation: 'account' }} of={{ account: useAccountOf(member) }}>
      <main style={{ maxWidth: 860, padding: 24, background: 'var(--octavo-surface-page)' }}>
        <SharingSection />
      </main>
      <ShareAccountDialog />
      <ShareRemovalDialog />
    </Staged>
  );
}

const form = 'Add a shared account. It has its own documents and settings; you do not see them.';
const removal =
  'Delete the account of Inês Duarte?. Its code stops working at once, and anyone signed in with it is signed out. All documents in it are deleted. This cannot be undone.';

const states: ToldStates = {
  loading: { focus: 'unchanged', announced: 'Loading the shared accounts' },
  failed: { focus: 'unchanged', announced: 'The shared accounts could not be loaded Try again' },
  listed: { focus: 'unchanged', announced: null },
  'form.resting': { focus: 'textbox Code', announced: form },
  'form.pausing': { focus: 'textbox Code', announced: form },
  'form.asking': { focus: 'textbox Code', announced: form },
  'form.generating': { focus: 'textbox Code', announced: form },
  creating: { focus: 'textbox Code', announced: form },
  confirming: { focus: 'button Cancel', announced: removal },
  removing: { focus: 'button Delete the account', announced: removal },
  idle: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({ title: 'Flows/Sharing', component: SharingAt, parameters: { states } });

const code = () => screen.findByRole('textbox', { name: t('sharing:form.code') });
const press = (name: string) => screen.findByRole('button', { name });

export const Idle = meta.story({ args: { state: 'idle' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Failed = meta.story({ args: { state: 'failed' } });
export const Listed = meta.story({
  args: { state: 'listed' },
  play: async () => {
    const row = within((await screen.findByText('Inês Duarte')).closest('li') ?? document.body);
    await expect(row.getByText('tamirofulena-42')).toBeVisible();
    await expect(row.getByText(/14|2026/u)).toHaveAttribute('datetime', '2026-09-14T09:30:00.000Z');
  },
});
export const FormResting = meta.story({ args: { state: 'form.resting' } });
export const FormPausing = meta.story({ args: { state: 'form.pausing' } });
export const FormAsking = meta.story({ args: { state: 'form.asking' } });
export const FormGenerating = meta.story({ args: { state: 'form.generating' } });
export const Creating = meta.story({ args: { state: 'creating' } });
export const Confirming = meta.story({ args: { state: 'confirming' } });
export const Removing = meta.story({ args: { state: 'removing' } });

export const LoadedAgain = meta.story({
  args: { state: 'failed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('common:tryAgain')));
    await expect(await screen.findByText(t('sharing:loading'))).toBeInTheDocument();
  },
});

export const NothingTyped = meta.story({
  args: { state: 'listed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('sharing:add')));
    await userEvent.click(await press(t('sharing:form.submit')));
    await expect(await code()).toHaveAccessibleDescription(new RegExp(t('sharing:problems.codeRequired')));
    await waitFor(async () => expect(await code()).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: t('sharing:form.name') })).toHaveAccessibleDescription(
      new RegExp(t('sharing:problems.nameRequired')),
    );
  },
});

export const Added = meta.story({
  args: { state: 'form.resting' },
  play: async ({ userEvent }) => {
    await userEvent.type(await code(), 'lime-42');
    await userEvent.type(screen.getByRole('textbox', { name: t('sharing:form.name') }), 'Lab');
    await userEvent.click(await press(t('sharing:form.submit')));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('sharing:form.submit') })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
});

export const CodeGenerated = meta.story({
  args: { state: 'form.resting' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('sharing:form.generate')));
  },
});

export const PictureRemoved = meta.story({
  args: { state: 'form.pausing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('avatar-picker:remove')));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('avatar-picker:remove') })).not.toBeInTheDocument(),
    );
  },
});

export const Dismissed = meta.story({
  args: { state: 'form.resting' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('common:cancel')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Removed = meta.story({
  args: { state: 'listed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('sharing:remove', { name: 'Reading group' })));
    await userEvent.click(await press(t('sharing:removal.confirm')));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('sharing:removal.confirm') })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
});
