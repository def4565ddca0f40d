import { type Version, VersionsDialog, type VersionsDialogProps } from '@octavo/ui/flows/versions';
import { t } from 'i18next';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { first, longFirst, longSecond, second } from './sample-texts.ts';

const versions: readonly Version[] = [
  { id: 'v9', createdAt: '2026-11-20T21:12:00Z', words: 4812, kind: 'saved' },
  { id: 'v8', createdAt: '2026-11-20T20:40:00Z', words: 4630, kind: 'ai' },
  { id: 'v7', createdAt: '2026-11-20T18:05:00Z', words: 4598, kind: 'saved' },
  { id: 'v6', createdAt: '2026-11-19T16:31:00Z', words: 3920, kind: 'conflict' },
  { id: 'v5', createdAt: '2026-11-19T11:02:00Z', words: 3911, kind: 'restored' },
  { id: 'v4', createdAt: '2026-11-19T10:47:00Z', words: 4102, kind: 'saved' },
  { id: 'v3', createdAt: '2026-11-16T09:15:00Z', words: 1204, kind: 'saved' },
  { id: 'v2', createdAt: '2026-11-16T08:58:00Z', words: 1203, kind: 'imported' },
];

const args: VersionsDialogProps = {
  open: true,
  status: 'ready',
  versions,
  chosen: 'v8',
  comparedWith: 'now',
  texts: { before: first, after: second },
  onChoose: fn(),
  onCompare: fn(),
  onRestore: fn(),
  onRetry: fn(),
  onClose: fn(),
};

const meta = preview.meta({ title: 'Pieces/Versions', component: VersionsDialog, args });

export const Loading = meta.story({ args: { status: 'loading', versions: [], chosen: null, texts: null } });
export const Failed = meta.story({ args: { status: 'failed', versions: [], chosen: null, texts: null } });
export const Empty = meta.story({ args: { versions: [], chosen: null, texts: null } });
export const LoadingText = meta.story({ args: { texts: null } });
export const Same = meta.story({ args: { texts: { before: second, after: second } } });
export const Restoring = meta.story({ args: { status: 'restoring' } });
export const RestoreFailed = meta.story({ args: { status: 'restoreFailed' } });

export const Changed = meta.story({
  play: async ({ args: { onChoose, onCompare, onRestore }, userEvent }) => {
    const list = await screen.findByRole('navigation');
    await userEvent.click(within(list).getAllByRole('button')[2] ?? list);
    await expect(onChoose).toHaveBeenCalledWith('v7');
    await userEvent.click(screen.getByRole('radio', { name: t('versions:compare.before') }));
    await expect(onCompare).toHaveBeenCalledWith('before');
    await userEvent.click(screen.getByRole('button', { name: t('versions:restore') }));
    await expect(onRestore).toHaveBeenCalled();
  },
});

export const LongTextUnfolded = meta.story({
  args: { texts: { before: longFirst, after: longSecond } },
  play: async ({ userEvent }) => {
    const shown = await screen.findByRole('region', { name: t('versions:compare.label') });
    await expect(shown).not.toHaveTextContent(/candle went out\. In the sixteenth/u);
    await userEvent.click(within(shown).getByRole('button'));
    await expect(shown).toHaveTextContent(/candle went out\. In the sixteenth/u);
  },
});

export const LongTextFolded = meta.story({ args: { texts: { before: longFirst, after: longSecond } } });
