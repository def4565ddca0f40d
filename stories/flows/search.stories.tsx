import { Home } from '@octavo/ui/flows/home';
import { t } from 'i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { now, Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function SearchAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ search: state }}>
      <Home now={now} />
    </Staged>
  );
}

const states: ToldStates = {
  idle: { focus: 'unchanged', announced: null },
  waiting: { focus: 'unchanged', announced: null },
  searching: { focus: 'unchanged', announced: null },
  found: { focus: 'unchanged', announced: null },
  offline: {
    focus: 'unchanged',
    announced: 'You are offline. The titles and tags of the documents on this device were searched.',
  },
  failed: {
    focus: 'unchanged',
    announced: 'The texts could not be searched. What you see was found by title or tag.',
  },
};

const meta = preview.meta({
  title: 'Flows/Search',
  component: SearchAt,
  parameters: { states, layout: 'fullscreen' },
});

export const Idle = meta.story({ args: { state: 'idle' } });
export const Waiting = meta.story({ args: { state: 'waiting' } });
export const Searching = meta.story({ args: { state: 'searching' } });
export const Found = meta.story({ args: { state: 'found' } });
export const Offline = meta.story({ args: { state: 'offline' } });
export const Failed = meta.story({ args: { state: 'failed' } });

/** A match in the text shows the passage; a match by tag shows the beginning. */
export const InTexts = meta.story({
  args: { state: 'found' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'coal');
    const [word] = await canvas.findAllByText('coal', { selector: 'mark' });
    await expect(word).toBeVisible();
    await expect(canvas.getByText(t('home:search.found', { count: 2 }))).toBeInTheDocument();
  },
});

/** Nothing has been found so far, which does not mean that there is nothing. */
export const NothingYet = meta.story({
  args: { state: 'searching' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin');
    await expect(await canvas.findByText(t('home:search.searching'))).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('common:tryAgain') }));
    await expect(canvas.getByRole('searchbox')).toHaveAttribute('aria-busy', 'true');
  },
});
