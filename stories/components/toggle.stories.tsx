import { Toggle } from '@octavo/ui/components/toggle';
import { Bold, Focus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid, StateTable } from './states.tsx';
import { witness } from './witness.ts';

const onPressedChange = fn();
const meta = preview.meta({ title: 'Components/Actions/Toggle', component: Toggle });

const states = { ...frozen, Disabled: { disabled: true }, Busy: { busy: true } } as const;

export const States = meta.story({
  render: () => (
    <Ground>
      <StateTable
        states={states}
        kinds={{
          Up: (props) => (
            <Toggle pressed={false} icon={Focus} onPressedChange={onPressedChange} {...props}>
              Focus
            </Toggle>
          ),
          Down: (props) => (
            <Toggle pressed icon={Focus} onPressedChange={onPressedChange} {...props}>
              Focus
            </Toggle>
          ),
          Small: (props) => (
            <Toggle pressed size="sm" onPressedChange={onPressedChange} {...props}>
              Bold
            </Toggle>
          ),
          Large: (props) => (
            <Toggle pressed size="lg" icon={Bold} onPressedChange={onPressedChange} {...props}>
              Bold
            </Toggle>
          ),
        }}
      />
      <StateGrid
        pieces={{
          'Long text': (
            <Toggle pressed icon={Focus} onPressedChange={onPressedChange}>
              Dim every paragraph but the one that is being written
            </Toggle>
          ),
          'Right to left': (
            <RightToLeft>
              <Toggle pressed icon={Focus} onPressedChange={onPressedChange}>
                تركيز
              </Toggle>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLButtonElement>('button');

function Pressable() {
  const [pressed, setPressed] = useState(false);
  return (
    <Ground>
      <Toggle {...root.props} pressed={pressed} onPressedChange={setPressed}>
        Focus
      </Toggle>
      <Toggle pressed={false} busy onPressedChange={onPressedChange}>
        Sync
      </Toggle>
    </Ground>
  );
}

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => <Pressable />,
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const toggle = canvas.getByRole('button', { name: 'Focus', pressed: false });
    await step('Space and Enter press it down and let it up; its name stays', async () => {
      await userEvent.tab();
      await expect(toggle).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    });
    await step('a busy one keeps the focus and ignores presses', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('button', { name: 'Sync' })).toHaveFocus();
      await expect(onPressedChange).not.toHaveBeenCalled();
    });
  },
});
