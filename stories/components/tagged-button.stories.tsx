import { TaggedButton } from '@octavo/ui/components/tagged-button';
import { RefreshCw } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateTable } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLButtonElement>('button');

const meta = preview.meta({
  title: 'Components/Actions/Tagged button',
  component: TaggedButton,
  args: { label: 'Generate 3 more', tag: 'Pro+', icon: RefreshCw, onClick: fn() },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateTable
        states={{ ...frozen, Busy: { busy: true }, Disabled: { disabled: true } }}
        kinds={{
          Outline: (state) => <TaggedButton {...args} {...state} />,
          Quiet: (state) => <TaggedButton {...args} tone="quiet" {...state} />,
        }}
      />
      <RightToLeft>
        <TaggedButton {...args} label="ولّد ثلاثة أخرى" />
      </RightToLeft>
      <div>
        <TaggedButton {...args} {...root.props} label="Check the web" />
      </div>
    </Ground>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await root.reachesRoot();
    await userEvent.click(canvas.getByRole('button', { name: 'Check the web Pro+' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
