import { VoiceButton, type VoiceButtonProps, VoiceRefused } from '@octavo/ui/flows/voice';
import { t } from 'i18next';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Paper } from '../components/layout.tsx';

const args: VoiceButtonProps = { status: 'idle', onPress: fn(), onExplain: fn() };

/** The button with what it explains kept open, as the flow will keep it. */
function Voice(props: VoiceButtonProps) {
  const [isExplained, setExplained] = useState(props.isExplained ?? false);
  return (
    <Paper>
      <VoiceButton {...props} isExplained={isExplained} onExplain={setExplained} />
    </Paper>
  );
}

const meta = preview.meta({ title: 'Pieces/Voice', component: Voice, args });

export const Idle = meta.story({
  play: async ({ args: { onPress }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('voice:start') }));
    await expect(onPress).toHaveBeenCalled();
  },
});
export const Listening = meta.story({ args: { status: 'listening' } });
export const RecordingQuiet = meta.story({ args: { status: 'recording', level: 0.2 } });
export const RecordingLoud = meta.story({ args: { status: 'recording', level: 0.85 } });
export const Sending = meta.story({ args: { status: 'sending' } });

export const Refused = meta.story({
  args: { status: 'refused', onPress: fn() },
  play: async ({ args: { onPress }, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: t('voice:refused') });
    await userEvent.click(button);
    await expect(onPress).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

export const NotSetUp = meta.story({
  args: { status: 'unavailable' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('voice:notSetUp') }));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(t('voice:notSetUpHint'));
  },
});

const onRefusedClose = fn();

export const RefusedAlert = meta.story({
  render: () => <VoiceRefused open onClose={onRefusedClose} />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(t('voice:refusedHint'));
    await userEvent.click(screen.getByRole('button', { name: t('common:ok') }));
    await expect(onRefusedClose).toHaveBeenCalled();
  },
});
