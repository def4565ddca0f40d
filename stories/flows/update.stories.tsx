import { overlayFlow } from '@octavo/machines/overlay/fixtures';
import { Button } from '@octavo/ui/components/button';
import { Update } from '@octavo/ui/flows/update';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { Staged } from './stage.tsx';
import { brand } from '@octavo/contract/brand';
import type { ToldStates } from '../state-law/told-states.ts';

const isHidden = /current|postponed/;

function UpdateAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ update: state }}>
      {isHidden.test(state) ? <NothingShown /> : null}
      <Update />
    </Staged>
  );
}

const offer = `There is a new version of ${brand.name}. Reload brings it; what you have written is saved first. Later Reload`;
const waiting = `There is a new version of ${brand.name}. The page reloads as soon as everything is saved. Later Reload`;

const states: ToldStates = {
  current: { focus: 'unchanged', announced: null },
  offered: { focus: 'unchanged', announced: offer },
  saving: { focus: 'unchanged', announced: waiting },
  activating: { focus: 'unchanged', announced: waiting },
  settling: { focus: 'unchanged', announced: waiting },
  reloading: { focus: 'unchanged', announced: waiting },
  postponed: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({ title: 'Flows/Update', component: UpdateAt, parameters: { states } });

export const Current = meta.story({ args: { state: 'current' } });
export const Offered = meta.story({ args: { state: 'offered' } });
export const Saving = meta.story({ args: { state: 'saving' } });
export const Activating = meta.story({ args: { state: 'activating' } });
export const Settling = meta.story({ args: { state: 'settling' } });
export const Reloading = meta.story({ args: { state: 'reloading' } });
export const Postponed = meta.story({ args: { state: 'postponed' } });

export const OnAPhone = meta.story({
  args: { state: 'offered' },
  globals: { viewport: { value: 'mobile2' } },
});

function UnderADialog() {
  const overlay = useActorRef(overlayFlow.stage, overlayFlow.from(undefined));
  return (
    <Staged of={{ overlay }} states={{ update: 'offered' }}>
      <Button onClick={() => overlay.send({ type: 'open', name: 'versions' })}>Open</Button>
      <Update />
    </Staged>
  );
}

export const KeepsOutOfTheWayOfDialogs = meta.story({
  args: { state: 'offered' },
  tags: ['behaviour'],
  render: () => <UnderADialog />,
  play: async ({ canvas, userEvent }) => {
    await expect(await screen.findByRole('button', { name: t('update:reload') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: t('update:reload') })).not.toBeInTheDocument(),
    );
  },
});

export const Started = meta.story({
  args: { state: 'offered' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('update:reload') }));
    await expect(await screen.findByText(t('update:waiting'))).toBeVisible();
  },
});

export const PostponedByHand = meta.story({
  args: { state: 'saving' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('update:later') }));
    await waitFor(() => expect(screen.queryByText(t('update:waiting'))).not.toBeInTheDocument());
  },
});
