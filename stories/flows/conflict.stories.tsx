import { Conflict } from '@octavo/ui/flows/conflict';
import { SyncNotice } from '@octavo/ui/flows/document';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function ConflictAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ conflict: state, document: 'work.conflict' }}>
      <main>
        <SyncNotice />
      </main>
      <Conflict />
    </Staged>
  );
}

const about =
  'Two versions of this text. It was changed here and elsewhere at the same time. Nothing is overwritten: whichever you choose, the other stays among the versions.';

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  loading: { focus: 'region On this device', announced: about },
  unread: { focus: 'button Decide later', announced: ['The server cannot be reached.', about] },
  ready: { focus: 'region On this device', announced: about },
  keepingMine: { focus: 'region On this device', announced: about },
  keepingTheirs: { focus: 'region On this device', announced: about },
};

const meta = preview.meta({ title: 'Flows/Conflict', component: ConflictAt, parameters: { states } });

const press = (name: string) => screen.findByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Closed = meta.story({
  args: { state: 'closed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('document:sync.compare')));
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { state: 'loading' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('conflict:later')));
    await gone();
  },
});

export const Unread = meta.story({
  args: { state: 'unread' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('conflict:keepBoth')));
    await gone();
  },
});

export const Ready = meta.story({
  args: { state: 'ready' },
  play: async ({ userEvent }) => {
    const mine = await press(t('conflict:keepMineName'));
    await userEvent.click(mine);
    await waitFor(() => expect(mine).toHaveAttribute('aria-busy', 'true'));
  },
});

export const KeepingMine = meta.story({ args: { state: 'keepingMine' } });
export const KeepingTheirs = meta.story({ args: { state: 'keepingTheirs' } });
