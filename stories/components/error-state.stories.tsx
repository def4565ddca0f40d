import { Button } from '@octavo/ui/components/button';
import { ErrorState } from '@octavo/ui/components/error-state';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Feedback/Error state',
  component: ErrorState,
  args: {
    title: 'Your documents could not be loaded',
    hint: 'What you wrote is safe. Check your connection, then try again.',
  },
});

export const Kinds = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={440}
        pieces={{
          'With a way on': (
            <ErrorState {...args} {...root.props} action={<Button busy={false}>Try again</Button>} />
          ),
          'Trying again': <ErrorState {...args} action={<Button busy>Try again</Button>} />,
          'Long text': (
            <ErrorState
              title="The document “Notes on Pessoa’s heteronyms and what they deny” could not be turned into a file"
              hint="The server ran out of time with its 148 pages. Nothing in it has changed. Leave out the pictures, or download it in two halves."
            />
          ),
          'Right to left': (
            <RightToLeft>
              <ErrorState
                title="تعذر تحميل مستنداتك"
                hint="ما كتبته محفوظ."
                action={<Button>حاول ثانية</Button>}
              />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await root.reachesRoot();
    await expect(canvas.getAllByRole('alert')[0]).toHaveTextContent('What you wrote is safe');
  },
});
