import { Chip } from '@octavo/ui/components/chip';
import { ChevronDown, Star } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid, StateTable } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({
  title: 'Components/Actions/Chip',
  component: Chip,
  args: { children: 'HIST 204', onClick: fn() },
});

const states = { ...frozen, Disabled: { disabled: true } } as const;

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateTable
        states={states}
        kinds={{
          Plain: (props) => <Chip {...args} {...props} />,
          Chosen: (props) => <Chip {...args} pressed {...props} />,
          'Not chosen': (props) => <Chip {...args} pressed={false} {...props} />,
          AI: (props) => (
            <Chip {...args} tone="ai" size="lg" iconEnd={ChevronDown} {...props}>
              Change tone
            </Chip>
          ),
          'AI, chosen': (props) => (
            <Chip {...args} tone="ai" size="lg" pressed {...props}>
              Sound academic
            </Chip>
          ),
          'Small and quiet': (props) => <Chip {...args} size="sm" isQuiet {...props} />,
          Small: (props) => <Chip {...args} size="sm" icon={Star} {...props} />,
        }}
      />
      <StateGrid
        width={160}
        pieces={{
          'Long text': (
            <div style={{ width: 160 }}>
              <Chip {...args}>Renewable energy in the north of Portugal</Chip>
            </div>
          ),
          'Right to left': (
            <RightToLeft>
              <Chip {...args} icon={Star}>
                تاريخ
              </Chip>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLButtonElement>('button');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Ground>
      <Chip {...args} {...root.props} pressed />
      <Chip {...args}>Media history</Chip>
      <div style={{ width: 160 }}>
        <Chip {...args}>Renewable energy in the north of Portugal</Chip>
      </div>
    </Ground>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    await root.reachesRoot();
    await step('says whether it is chosen, if it can be', async () => {
      await expect(canvas.getByRole('button', { name: 'HIST 204', pressed: true })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Media history' })).not.toHaveAttribute('aria-pressed');
    });
    await step('Enter and Space press it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
    await step('a long word is cut where its place ends', async () => {
      const long = canvas.getByRole('button', { name: /Renewable/u });
      await expect(long.getBoundingClientRect().width).toBeLessThanOrEqual(160);
    });
  },
});
