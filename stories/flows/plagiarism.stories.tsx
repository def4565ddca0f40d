import { member, visitor } from '@octavo/machines/fixtures';
import { PlagiarismDialog, PlagiarismTab } from '@octavo/ui/flows/plagiarism';
import { t } from 'i18next';
import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useAccountOf } from './signed-in.ts';
import { PanelStage, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function PlagiarismAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ plagiarism: state }}>
      <PanelStage>
        <PlagiarismTab />
      </PanelStage>
      <PlagiarismDialog />
    </Staged>
  );
}

const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  scanning: { focus: 'unchanged', announced: null },
  clean: {
    focus: 'unchanged',
    announced: 'Nothing found elsewhere None of the sentences in this text was found in the places searched.',
  },
  results: {
    focus: 'region Places found',
    announced: '2 places found. Cite the source, quote it, or say it in your own words.',
  },
  failed: { focus: 'button Close', announced: ['The document appears to be empty.', 'Error Occurred'] },
};

const meta = preview.meta({ title: 'Flows/Plagiarism', component: PlagiarismAt, parameters: { states } });

const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const title = 'Marginalia';

export const Idle = meta.story({
  args: { state: 'idle' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('plagiarism:pro.action') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('plagiarism:check') }));
    await userEvent.click(await canvas.findByRole('button', { name: t('plagiarism:stop') }));
    await expect(await canvas.findByRole('button', { name: t('plagiarism:check') })).toBeVisible();
  },
});
export const Scanning = meta.story({ args: { state: 'scanning' } });
export const Clean = meta.story({ args: { state: 'clean' } });
export const Results = meta.story({
  args: { state: 'results' },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: t('plagiarism:results.showName', { title }) }),
    );
    await dialogGone();
  },
});
export const Cited = meta.story({
  args: { state: 'results' },
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: t('plagiarism:results.citeName', { title }) }),
    );
    await dialogGone();
  },
});
export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(t('plagiarism:errors.empty'))).toBeInTheDocument();
    const [close] = await screen.findAllByRole('button', { name: t('common:close') });
    if (close) await userEvent.click(close);
    await dialogGone();
  },
});

const unpaid = { ...member, pro: false };
const paidAsVisitor = { ...visitor, pro: true };

interface PlagiarismOfProps {
  readonly who: typeof member;
  readonly claims?: boolean;
}

function PlagiarismOf({ who, claims = false }: PlagiarismOfProps) {
  const account = useAccountOf(who);
  useEffect(() => {
    if (claims) account.send({ type: 'pro.claim' });
  }, [account, claims]);
  return (
    <Staged states={{ plagiarism: 'idle' }} of={{ account }}>
      <PanelStage>
        <PlagiarismTab />
      </PanelStage>
    </Staged>
  );
}

/** With `?pro=1` no prompt is shown, even before the server confirms the payment (SPEC §2). */
export const JustPaid = meta.story({
  args: { state: '' },
  render: () => <PlagiarismOf who={unpaid} claims />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t('plagiarism:check') });
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: t('plagiarism:pro.action') })).not.toBeInTheDocument(),
    );
  },
});

/** An anonymous account that has paid is Free (SPEC §4). */
export const PaidAsVisitor = meta.story({
  args: { state: '' },
  render: () => <PlagiarismOf who={paidAsVisitor} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: t('plagiarism:pro.action') })).toBeVisible();
  },
});
