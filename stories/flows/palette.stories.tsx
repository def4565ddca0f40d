import { PaletteDialog } from '@octavo/ui/flows/palette';
import { HelpAction } from '@octavo/ui/flows/sidebar';
import { t } from 'i18next';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function PaletteAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ palette: state }}>
      <main>
        <HelpAction />
      </main>
      <PaletteDialog />
    </Staged>
  );
}

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  listing: { focus: 'unchanged', announced: null },
  choosing: { focus: 'combobox Find an action', announced: ['5 actions found', 'All actions'] },
  performing: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({ title: 'Flows/Palette', component: PaletteAt, parameters: { states } });

export const Closed = meta.story({ args: { state: 'closed' } });
export const Listing = meta.story({ args: { state: 'listing' } });
export const Choosing = meta.story({ args: { state: 'choosing' } });
export const Performing = meta.story({ args: { state: 'performing' } });

export const Found = meta.story({
  args: { state: 'choosing' },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('combobox', { name: t('palette:search') });
    await userEvent.type(field, 'b');
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'BoldCtrlB',
      'Bulleted listCtrlShift8',
    ]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('option', { name: /^Bulleted/ })).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /^Bulleted/ }).id,
    );
  },
});

export const NothingFound = meta.story({
  args: { state: 'choosing' },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'xyz');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await expect(screen.getAllByText(t('palette:found', { count: 0 }))[0]).toBeVisible();
  },
});

export const Chosen = meta.story({
  args: { state: 'choosing' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('option', { name: /^Download/ }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const Dismissed = meta.story({
  args: { state: 'choosing' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await screen.findByRole('combobox');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

export const Asked = meta.story({
  args: { state: 'closed' },
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('sidebar:helpMenu') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('help:palette') }));
  },
});
