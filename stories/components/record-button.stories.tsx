import { RecordButton } from '@octavo/ui/components/record-button';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLButtonElement>('button');

const meta = preview.meta({ title: 'Components/Actions/Record button', component: RecordButton });

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={110}
        pieces={{
          Idle: <RecordButton status="idle" label="Voice typing" />,
          Hover: <RecordButton status="idle" label="Voice typing" {...frozen.Hover} />,
          Focus: <RecordButton status="idle" label="Voice typing" {...frozen.Focus} />,
          Listening: <RecordButton status="listening" label="Listening" />,
          Silence: <RecordButton status="recording" level={0} label="Recording" />,
          Quiet: <RecordButton status="recording" level={0.25} label="Recording" />,
          Loud: <RecordButton status="recording" level={0.9} label="Recording" />,
          Sending: <RecordButton status="sending" label="Sending" />,
          Refused: <RecordButton status="refused" label="Refused" />,
          'Not set up': <RecordButton status="unavailable" label="Not set up" />,
        }}
      />
    </Ground>
  ),
});

const onClick = fn();

export const Conformance = meta.story({
  render: () => (
    <Ground>
      <RecordButton {...root.props} status="recording" label="Recording" onClick={onClick} />
      <RecordButton status="refused" label="Refused" onClick={onClick} />
    </Ground>
  ),
  play: async ({ canvas, userEvent }) => {
    await root.reachesRoot();
    await userEvent.click(canvas.getByRole('button', { name: 'Refused' }));
    await expect(onClick).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Recording' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
});
