import { allSubjects } from '@octavo/ui/drawings';
import { Button } from '@octavo/ui/components/button';
import { EmptyState } from '@octavo/ui/components/empty-state';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Feedback/Empty state',
  component: EmptyState,
  args: {
    title: 'No favourites yet',
    hint: 'Press the star beside a page and it will wait for you here.',
  },
});

export const Kinds = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={440}
        pieces={{
          'With an action': (
            <EmptyState
              {...args}
              {...root.props}
              drawing={allSubjects.favourites}
              action={<Button size="sm">Open pages</Button>}
            />
          ),
          'In a narrow column': (
            <EmptyState
              drawing={allSubjects.suggestions}
              title="No suggestions"
              hint="What you write is checked as you go on."
              level={3}
              plain
            />
          ),
          'Long text': (
            <EmptyState
              drawing={allSubjects.search}
              title="Nothing that was written between the first and the thirtieth of September matches"
              hint="Widen the range of days, or clear it to see every document that you have ever opened on this account."
              action={<Button size="sm">Show everything since the beginning</Button>}
            />
          ),
          'Right to left': (
            <RightToLeft>
              <EmptyState
                drawing={allSubjects.favourites}
                title="لا مفضلات بعد"
                hint="اضغط النجمة بجانب صفحة وستنتظرك هنا."
              />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getByRole('heading', { level: 3, name: 'No suggestions' })).toBeVisible();
  },
});
