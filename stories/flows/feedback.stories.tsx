import { FeedbackDialog } from '@octavo/ui/flows/feedback';
import { HelpAction } from '@octavo/ui/flows/sidebar';
import { t } from 'i18next';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function FeedbackAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ feedback: state }}>
      <main>
        <HelpAction />
      </main>
      <FeedbackDialog />
    </Staged>
  );
}

const dialog =
  'Send an idea. It goes to the people who run this site, with your account number. Nothing from your documents is sent.';

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  writing: { focus: 'textbox Your idea', announced: dialog },
  sending: { focus: 'textbox Your idea', announced: dialog },
  sent: { focus: 'button Close', announced: ['Thank you It has arrived and will be read.', dialog] },
};

const meta = preview.meta({ title: 'Flows/Feedback', component: FeedbackAt, parameters: { states } });

export const Closed = meta.story({ args: { state: 'closed' } });
export const Writing = meta.story({ args: { state: 'writing' } });
export const Sending = meta.story({ args: { state: 'sending' } });
export const Sent = meta.story({ args: { state: 'sent' } });

export const Empty = meta.story({
  args: { state: 'writing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('feedback:send') }));
    await expect(screen.getByRole('textbox', { name: t('feedback:idea.label') })).toHaveAccessibleDescription(
      expect.stringContaining(t('feedback:idea.missing')),
    );
  },
});

export const Typed = meta.story({
  args: { state: 'writing' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox'), 'Footnotes, please.');
    await userEvent.click(screen.getByRole('button', { name: t('feedback:send') }));
    await expect(screen.getByRole('textbox')).toHaveValue('Footnotes, please.');
    await expect(screen.getByRole('button', { name: t('feedback:send') })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

export const Dismissed = meta.story({
  args: { state: 'writing' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: t('common:cancel') }));
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

export const Asked = meta.story({
  args: { state: 'closed' },
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('sidebar:helpMenu') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('help:bug') }));
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
  },
});
