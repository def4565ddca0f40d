import { LoadingMessages } from '@octavo/ui/components/loading-messages';
import { Waiting } from '@octavo/ui/flows/waiting';
import { resources } from '@octavo/ui/locales';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const messages = Object.values(resources.en.waiting.sets[1]);
const root = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Feedback/Loading messages',
  component: LoadingMessages,
  args: { messages },
});

export const SevenSets = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        pieces={Object.fromEntries(
          Object.keys(resources.en.waiting.sets).map((set) => [
            `Set ${set}`,
            <Waiting key={set} set={Number(set) - 1} />,
          ]),
        )}
      />
    </Ground>
  ),
  play: async () => {
    // Seven sets of six in every language (SPEC §8).
    for (const texts of Object.values(resources)) {
      const sets = Object.values(texts.waiting.sets);
      await expect(sets.map((set) => new Set(Object.values(set)).size)).toEqual([6, 6, 6, 6, 6, 6, 6]);
    }
  },
});

export const OneAfterTheOther = meta.story({
  args: { duration: 2400 },
  render: (args) => (
    <Ground>
      <LoadingMessages {...args} {...root.props} />
      <RightToLeft>
        <LoadingMessages messages={['نجمع الأفكار…', 'نرتبها…']} />
      </RightToLeft>
    </Ground>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await root.reachesRoot();
    const [region] = canvas.getAllByRole('status');
    const shown = canvasElement.querySelector('p');
    await expect(region).toHaveAttribute('aria-live', 'polite');

    await step('every second one is said aloud, and the last', async () => {
      const heard = new Set<string>();
      await waitFor(
        () => {
          heard.add(region?.textContent ?? '');
          if (!heard.has('Finalizing the masterpiece...')) throw new Error('not yet at the end');
        },
        { interval: 20, timeout: 10_000 },
      );
      await expect([...heard]).toEqual([messages[0], messages[2], messages[4], messages[5]]);
    });
    await step('the last one stays', async () => {
      await expect(shown).toHaveTextContent('Finalizing the masterpiece...');
    });
    await step('nothing moves where motion is not wanted', async () => {
      await waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toEqual([]));
    });
  },
});
