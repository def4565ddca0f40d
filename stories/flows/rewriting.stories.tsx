import { rewritingFlow } from '@octavo/machines/rewriting/fixtures';
import type { RewritingActor } from '@octavo/machines/rewriting';
import { Rewriting as RewritingSection } from '@octavo/ui/flows/rewriting';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { useEffect } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PanelStage, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function RewritingAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ rewriting: state }}>
      <PanelStage>
        <RewritingSection />
      </PanelStage>
    </Staged>
  );
}

const states: ToldStates = {
  resting: { focus: 'unchanged', announced: null },
  holding: { focus: 'unchanged', announced: null },
  keeping: { focus: 'unchanged', announced: null },
  rewriting: { focus: 'unchanged', announced: 'Rewriting paragraph 1 of 2' },
  limited: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({ title: 'Flows/Rewriting', component: RewritingAt, parameters: { states } });

export const Resting = meta.story({ args: { state: 'resting' } });
export const Holding = meta.story({ args: { state: 'holding' } });
export const Keeping = meta.story({ args: { state: 'keeping' } });
export const Rewriting = meta.story({ args: { state: 'rewriting' } });
export const Limited = meta.story({ args: { state: 'limited' } });

const onActor = fn<(actor: RewritingActor) => void>();

function Watched() {
  const actor = useActorRef(rewritingFlow.stage, rewritingFlow.at('rewriting'));
  useEffect(() => onActor(actor), [actor]);
  return (
    <Staged of={{ rewriting: actor }}>
      <PanelStage>
        <RewritingSection />
      </PanelStage>
    </Staged>
  );
}

/** One of two paragraphs could not be rewritten. */
export const WithOneLeftAsItWas = meta.story({
  args: { state: 'rewriting' },
  render: () => <Watched />,
  play: async ({ canvas }) => {
    const [actor] = onActor.mock.lastCall ?? [];
    const answers: readonly object[] = [
      { type: 'xstate.done.actor.rewrite', output: 'Until 1769, coal reached Birmingham by packhorse.' },
      { type: 'xstate.error.actor.rewrite', error: new Error('This paragraph could not be rewritten.') },
    ];
    for (const answer of answers) actor?.send(answer as never);
    await expect(await canvas.findByText(t('rewriting:skipped', { count: 1 }))).toBeVisible();
    await expect(canvas.getByText(/^The first boats/)).toBeVisible();
  },
});

export const ByRulesInPlaceOfAModel = meta.story({
  args: { state: 'rewriting' },
  render: () => <Watched />,
  play: async ({ canvas }) => {
    const [actor] = onActor.mock.lastCall ?? [];
    const output = { text: 'Until 1769, coal reached Birmingham by packhorse.', engine: 'stand-in' };
    for (let run = 0; run < 2; run++) actor?.send({ type: 'xstate.done.actor.rewrite', output } as never);
    await expect(await canvas.findByText(t('common:standIn'))).toBeVisible();
    await expect(canvas.queryByText(t('rewriting:byRules'))).toBeNull();
  },
});

export const ByTheBrowsersModel = meta.story({
  args: { state: 'rewriting' },
  render: () => <Watched />,
  play: async ({ canvas }) => {
    const [actor] = onActor.mock.lastCall ?? [];
    const output = { text: 'Until 1769, coal reached Birmingham by packhorse.', engine: 'browser' };
    for (let run = 0; run < 2; run++) actor?.send({ type: 'xstate.done.actor.rewrite', output } as never);
    await expect(await canvas.findByText(t('rewriting:byBrowser'))).toBeVisible();
  },
});

export const WhereTheBrowsersModelWrites = meta.story({
  args: { state: 'resting' },
  render: () => (
    <Staged states={{ 'browser-model': 'ready' }}>
      <PanelStage>
        <RewritingSection />
      </PanelStage>
    </Staged>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(t('rewriting:browserWrites'))).toBeVisible();
    await expect(canvas.queryByText(t('rewriting:cost'))).toBeNull();
  },
});

export const Changed = meta.story({
  args: { state: 'resting' },
  play: async ({ canvas, userEvent }) => {
    const academic = canvas.getByRole('radio', { name: t('rewriting:audiences.academic') });
    await userEvent.click(academic);
    await expect(academic).toHaveFocus();
    await expect(academic).toBeChecked();
    const polished = canvas.getByRole('radio', { name: t('rewriting:formalities.polished') });
    await expect(polished).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(polished);
    await expect(polished).not.toBeChecked();
  },
});

export const Stopped = meta.story({
  args: { state: 'rewriting' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('rewriting:stop') }));
    await expect(await canvas.findByText(t('rewriting:hint'))).toBeVisible();
    await expect(canvas.getAllByRole('radio', { checked: true })[0]).toHaveFocus();
  },
});

export const MaybeLater = meta.story({
  args: { state: 'limited' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('limit:later') }));
    await expect(await canvas.findByText(t('rewriting:hint'))).toBeVisible();
    await expect(canvas.getAllByRole('radio', { checked: true })[0]).toHaveFocus();
  },
});

export const GoPro = meta.story({
  args: { state: 'limited' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('limit:upgrade') }));
    await expect(await canvas.findByText(t('rewriting:hint'))).toBeVisible();
  },
});
