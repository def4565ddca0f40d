import { CollapseToggle, type CollapseToggleProps } from '@octavo/ui/components/collapse-toggle';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateTable } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLButtonElement>('button');

const meta = preview.meta({
  title: 'Components/Actions/Collapse toggle',
  component: CollapseToggle,
  args: { kind: 'menu' as const, open: false, openLabel: 'Open menu', closeLabel: 'Close menu' },
});

const states = { ...frozen, Disabled: { disabled: true }, Busy: { busy: true } } as const;
const kinds = ['menu', 'start', 'end'] as const;

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateTable
        states={states}
        kinds={Object.fromEntries(
          kinds.flatMap((kind) =>
            [true, false].map((open) => [
              `${kind}, ${open ? 'open' : 'closed'}`,
              (props: object) => <CollapseToggle {...args} {...props} kind={kind} open={open} />,
            ]),
          ),
        )}
      />
      <RightToLeft>
        <CollapseToggle {...args} kind="start" openLabel="افتح" closeLabel="أغلق" />
      </RightToLeft>
    </Ground>
  ),
});

function Menu(props: CollapseToggleProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <CollapseToggle
        {...props}
        {...root.props}
        open={open}
        controls="places"
        onClick={() => setOpen(!open)}
      />
      <p id="places" hidden={!open}>
        Pages
      </p>
    </>
  );
}

export const Toggles = meta.story({
  tags: ['behaviour'],
  render: (args) => <Menu {...args} />,
  play: async ({ canvas, userEvent }) => {
    await root.reachesRoot();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Open menu', expanded: false });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Close menu');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', 'places');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});
