import { ConflictDialog, type ConflictDialogProps } from '@octavo/ui/flows/conflict';
import { t } from 'i18next';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { first, second } from './sample-texts.ts';

const args: ConflictDialogProps = {
  open: true,
  common: first,
  mine: { text: second, changedAt: '2026-11-20T21:12:00Z' },
  theirs: {
    text: first.replace('a shopping list', 'a recipe, a shopping list').replace('Screens', 'Tablets'),
    changedAt: '2026-11-20T21:09:00Z',
  },
  onChoose: fn(),
  onClose: fn(),
};

const meta = preview.meta({ title: 'Pieces/Conflict', component: ConflictDialog, args });

const press = (name: string) => screen.findByRole('button', { name });

export const Choosing = meta.story({
  play: async ({ args: { onChoose }, userEvent }) => {
    await userEvent.click(await press(t('conflict:keepMineName')));
    await userEvent.click(await press(t('conflict:keepTheirsName')));
    await userEvent.click(await press(t('conflict:keepBoth')));
    for (const choice of ['mine', 'theirs', 'both']) await expect(onChoose).toHaveBeenCalledWith(choice);
  },
});
export const OtherSideLoading = meta.story({ args: { theirs: null } });
export const KeepingMine = meta.story({ args: { busy: 'mine' } });
export const KeepingBoth = meta.story({ args: { busy: 'both' } });
export const Failed = meta.story({ args: { hasFailed: true } });
