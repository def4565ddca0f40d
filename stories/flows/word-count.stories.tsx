import { wordCountFlow } from '@octavo/machines/fixtures';
import { WordCount } from '@octavo/ui/flows/document';
import { useActorRef } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { words } from './stage.tsx';

function WordCountAt({ state }: { readonly state: string }) {
  return <WordCount actor={useActorRef(wordCountFlow.stage, wordCountFlow.at(state))} words={words} />;
}

const meta = preview.meta({ title: 'Flows/Word count', component: WordCountAt });

export const Shown = meta.story({
  args: { state: 'shown' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '4,812 words' })).toBeVisible();
  },
});
export const Hidden = meta.story({ args: { state: 'hidden' } });
export const Pressed = meta.story({
  args: { state: 'shown' },
  play: async ({ canvas, userEvent }) => {
    const count = await canvas.findByRole('button', { name: '4,812 words' });
    await userEvent.click(count);
    await waitFor(() => expect(count).not.toBeInTheDocument());
  },
});
