import { ToggleGroup, type ToggleGroupProps } from '@octavo/ui/components/toggle-group';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

type Filter = 'all' | 'favourites';

const meta = preview.meta({ title: 'Components/Actions/Toggle group', component: ToggleGroup });

const filters = [
  { value: 'all', label: 'All' },
  { value: 'favourites', label: 'Favourites', icon: Star },
] as const;

function Show(props: Partial<ToggleGroupProps<Filter>>) {
  const [value, setValue] = useState<Filter>(props.value ?? 'all');
  return <ToggleGroup label="Show" options={filters} {...props} value={value} onValueChange={setValue} />;
}

const other = "[data-state='off']";

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={{
          Rest: <Show />,
          Hover: (
            <FrozenPart as="hover" of={other}>
              <Show />
            </FrozenPart>
          ),
          Pressed: (
            <FrozenPart as="hover active" of={other}>
              <Show />
            </FrozenPart>
          ),
          Focus: (
            <FrozenPart as="focus" of={other}>
              <Show />
            </FrozenPart>
          ),
          'One off': (
            <Show
              options={[
                { value: 'all', label: 'All' },
                { value: 'favourites', label: 'Favourites', disabled: true },
              ]}
            />
          ),
          Small: <Show size="sm" />,
          Large: <Show size="lg" />,
          Wide: <Show isWide />,
          'Long text': (
            <Show
              options={[
                { value: 'all', label: 'Everything there is' },
                { value: 'favourites', label: 'What I starred' },
              ]}
            />
          ),
          'Right to left': (
            <RightToLeft>
              <Show
                label="اعرض"
                options={[
                  { value: 'all', label: 'الكل' },
                  { value: 'favourites', label: 'المفضلة', icon: Star },
                ]}
              />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLDivElement>('div');

export const Conformance = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Ground>
      <Show {...root.props} />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const all = canvas.getByRole('radio', { name: 'All' });
    const favourites = canvas.getByRole('radio', { name: 'Favourites' });

    await step('one is always chosen', async () => {
      await userEvent.click(all);
      await expect(all).toBeChecked();
    });
    await step('arrows lead around, Space chooses', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(favourites).toHaveFocus());
      await userEvent.keyboard(' ');
      await expect(favourites).toBeChecked();
      await expect(all).not.toBeChecked();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(all).toHaveFocus());
    });
  },
});
