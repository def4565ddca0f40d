import { Button } from '@octavo/ui/components/button';
import type { LocalOutcome } from '@octavo/machines/make-local';
import { makeLocalFlow } from '@octavo/machines/make-local/fixtures';
import { MakeLocal } from '@octavo/ui/flows/make-local';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PanelStage, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function MakeLocalAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ 'make-local': state }}>
      <PanelStage>
        <MakeLocal />
      </PanelStage>
    </Staged>
  );
}

const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  'processing.still': { focus: 'unchanged', announced: 'Processing… Click to cancel' },
  'processing.sparkling': { focus: 'unchanged', announced: 'Processing… Click to cancel' },
  'done.changes': { focus: 'unchanged', announced: 'The changes are shown in the text.' },
  'done.original': { focus: 'unchanged', announced: 'The changes are shown in the text.' },
  limited: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({ title: 'Flows/Make local', component: MakeLocalAt, parameters: { states } });

export const Idle = meta.story({ args: { state: 'idle' } });
export const ProcessingStill = meta.story({ args: { state: 'processing.still' } });
export const ProcessingSparkling = meta.story({ args: { state: 'processing.sparkling' } });
export const DoneChanges = meta.story({ args: { state: 'done.changes' } });
export const DoneOriginal = meta.story({ args: { state: 'done.original' } });
export const Limited = meta.story({ args: { state: 'limited' } });

/** German has no list for fixed rules, and is told before it is tried. */
export const WithoutAList = meta.story({
  args: { state: 'idle' },
  globals: { language: 'de-DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('make-local:lists'))).toBeVisible();
  },
});

export const StartedAndCancelled = meta.story({
  args: { state: 'idle' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('make-local:start') }));
    const cancel = await canvas.findByRole('button', { name: t('make-local:processing') });
    await expect(cancel).toHaveFocus();
    await userEvent.click(cancel);
    await expect(canvas.getByRole('button', { name: t('make-local:start') })).toHaveFocus();
  },
});

export const LookedAtAndKept = meta.story({
  args: { state: 'done.changes' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(t('make-local:changed', { count: 7, of: 12 }))).toBeVisible();
    await expect(canvas.getByText(/The colour of the harbour at dusk/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('make-local:previewOriginal') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('make-local:previewChanges') }));
    await userEvent.click(canvas.getByRole('button', { name: t('make-local:accept') }));
    await expect(await canvas.findByRole('button', { name: t('make-local:start') })).toHaveFocus();
  },
});

function StandingIn() {
  const actor = useActorRef(makeLocalFlow.stage, makeLocalFlow.at('processing.still'));
  const output: LocalOutcome = { engine: 'stand-in', changed: 3, of: 4, kept: [] };
  return (
    <Staged of={{ 'make-local': actor }}>
      <PanelStage>
        <MakeLocal />
      </PanelStage>
      <Button onClick={() => actor.send({ type: 'xstate.done.actor.localise', output } as never)}>
        Write by rules
      </Button>
    </Staged>
  );
}

export const ByRulesInPlaceOfAModel = meta.story({
  args: { state: 'processing.still' },
  render: () => <StandingIn />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write by rules' }));
    await expect(await canvas.findByText(t('common:standIn'))).toBeVisible();
    await expect(canvas.queryByText(t('make-local:byRules'))).toBeNull();
    await expect(canvas.getByText(`${t('make-local:ready')} ${t('common:standIn')}`)).toBeInTheDocument();
  },
});

export const Rejected = meta.story({
  args: { state: 'done.original' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('make-local:reject') }));
    await expect(await canvas.findByRole('button', { name: t('make-local:start') })).toHaveFocus();
  },
});

export const MaybeLater = meta.story({
  args: { state: 'limited' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('limit:later') }));
    await expect(await canvas.findByRole('button', { name: t('make-local:start') })).toHaveFocus();
  },
});

export const GoPro = meta.story({
  args: { state: 'limited' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('limit:upgrade') }));
    await expect(await canvas.findByRole('button', { name: t('make-local:start') })).toBeVisible();
  },
});
