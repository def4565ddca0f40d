import { VoiceTyping } from '@octavo/ui/flows/voice';
import { t } from 'i18next';
import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function VoiceAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ voice: state }}>
      <main style={{ display: 'flex', justifyContent: 'end', maxWidth: 560, minHeight: 200, padding: 16 }}>
        <VoiceTyping />
      </main>
    </Staged>
  );
}

const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  asking: { focus: 'unchanged', announced: null },
  'capturing.requesting': { focus: 'unchanged', announced: null },
  'capturing.listening': { focus: 'unchanged', announced: 'Listening: speak, or press to stop' },
  'capturing.recording': { focus: 'unchanged', announced: 'Recording: press to stop' },
  'capturing.finishing': { focus: 'unchanged', announced: 'Transcribing what you said' },
  sending: { focus: 'unchanged', announced: 'Transcribing what you said' },
  failed: { focus: 'unchanged', announced: 'Voice typing cannot be reached right now.' },
  refused: { focus: 'unchanged', announced: null },
  'unavailable.explained': {
    focus: 'dialog Voice typing is not set up',
    announced: 'Voice typing is not set up',
  },
  'unavailable.plain': { focus: 'unchanged', announced: null },
};

const meta = preview.meta({ title: 'Flows/Voice', component: VoiceAt, parameters: { states } });

const button = (name: string) => screen.findByRole('button', { name });

export const Idle = meta.story({ args: { state: 'idle' } });
export const Asking = meta.story({ args: { state: 'asking' } });
export const CapturingRequesting = meta.story({ args: { state: 'capturing.requesting' } });
export const CapturingListening = meta.story({ args: { state: 'capturing.listening' } });
export const CapturingRecording = meta.story({ args: { state: 'capturing.recording' } });
export const CapturingFinishing = meta.story({ args: { state: 'capturing.finishing' } });
export const Sending = meta.story({ args: { state: 'sending' } });
export const Failed = meta.story({ args: { state: 'failed' } });
export const Refused = meta.story({ args: { state: 'refused' } });
export const UnavailableExplained = meta.story({ args: { state: 'unavailable.explained' } });
export const UnavailablePlain = meta.story({ args: { state: 'unavailable.plain' } });

export const StoppedByASecondPress = meta.story({
  args: { state: 'capturing.recording' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('voice:recording')));
    await expect(await button(t('voice:sending'))).toHaveAttribute('aria-busy', 'true');
  },
});

export const SentAgain = meta.story({
  args: { state: 'failed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('voice:retry')));
    await expect(await button(t('voice:sending'))).toBeVisible();
  },
});

export const Discarded = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await button(t('voice:discard')));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const RefusedForGood = meta.story({
  args: { state: 'refused' },
  play: async ({ canvas, userEvent }) => {
    const declined = canvas.getByRole('button', { name: t('voice:refused') });
    await userEvent.click(declined);
    await expect(declined).toHaveAttribute('aria-disabled', 'true');
  },
});

export const ExplanationClosed = meta.story({
  args: { state: 'unavailable.explained' },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent(t('voice:notSetUpHint'));
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
