import { PlagiarismDialog, PlagiarismTab } from '@octavo/ui/flows/plagiarism';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PanelStage, Staged } from './stage.tsx';

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

const meta = preview.meta({ title: 'Flows/Plagiarism', component: PlagiarismAt });

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
