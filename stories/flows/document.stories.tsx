import { documentFlow, downloadFlow, panelFlow, suggestionsFlow, toolsFlow } from '@octavo/machines/fixtures';
import { DocumentPage } from '@octavo/ui/flows/document';
import { SuggestionsPanel } from '@octavo/ui/flows/suggestions';
import { ToolsPanel } from '@octavo/ui/flows/tools';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useNavigation, useWordCount, words } from './stage.tsx';

function DocumentAt({ state }: { readonly state: string }) {
  const suggestions = useActorRef(suggestionsFlow.stage, suggestionsFlow.at('shown.list'));
  return (
    <DocumentPage
      actor={useActorRef(documentFlow.stage, documentFlow.at(state))}
      navigation={useNavigation('document')}
      wordCount={useWordCount()}
      words={words}
      download={useActorRef(downloadFlow.stage, downloadFlow.at('closed'))}
      panel={useActorRef(panelFlow.stage, panelFlow.at('tab.suggestions'))}
      suggestionCount={5}
      suggestions={<SuggestionsPanel actor={suggestions} />}
      tools={<ToolsPanel actor={useActorRef(toolsFlow.stage, toolsFlow.at('suggestions.on'))} />}
    >
      {null}
    </DocumentPage>
  );
}

const meta = preview.meta({
  title: 'Flows/Document',
  component: DocumentAt,
  parameters: { layout: 'fullscreen' },
});

export const WorkLoading = meta.story({ args: { state: 'work.loading' } });
export const WorkClean = meta.story({ args: { state: 'work.clean' } });
export const WorkPending = meta.story({ args: { state: 'work.pending' } });
export const WorkHeld = meta.story({ args: { state: 'work.held' } });
export const WorkSaving = meta.story({ args: { state: 'work.saving' } });
export const WorkRefused = meta.story({
  tags: ['window-only'],
  args: { state: 'work.refused' },
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: 'Your last changes were not saved' });
    await expect(alert).toHaveTextContent('The document is larger than 2 MB and cannot be saved.');
  },
});
export const WorkRefusedDismissed = meta.story({
  args: { state: 'work.refused' },
  play: async ({ canvas, userEvent, step }) => {
    await screen.findByRole('alertdialog', { name: 'Your last changes were not saved' });
    await step('closed, the page says so and offers to save again', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(canvas.getByText('Not saved')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Save again' }));
      await expect(await canvas.findByText('Saving')).toBeVisible();
    });
    await step('what had the focus has gone; the page has it', () =>
      waitFor(() => expect(canvas.getByRole('main')).toHaveFocus()),
    );
  },
});
export const WorkUnsaved = meta.story({ args: { state: 'work.unsaved' } });
export const WorkOffline = meta.story({ args: { state: 'work.offline' } });
export const WorkConflict = meta.story({
  args: { state: 'work.conflict' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Keep both' })).toBeVisible();
  },
});
export const WorkConflictKeptBoth = meta.story({
  args: { state: 'work.conflict' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep both' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Keep both' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});
export const WorkKeeping = meta.story({ args: { state: 'work.keeping' } });
export const WorkMissing = meta.story({ args: { state: 'work.missing' } });
export const WorkFailed = meta.story({ args: { state: 'work.failed' } });
export const FavouriteIdle = meta.story({ args: { state: 'favourite.idle' } });
export const FavouriteSaving = meta.story({
  args: { state: 'favourite.saving' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Favourite', pressed: false })).toBeVisible();
  },
});
export const SyncIdle = meta.story({ args: { state: 'sync.idle' } });
export const SyncLoading = meta.story({ args: { state: 'sync.loading' } });
export const SyncSuccess = meta.story({ args: { state: 'sync.success' } });

export const More = meta.story({
  args: { state: 'work.clean' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide the word count' }));
    await expect(canvas.queryByText('4,812 words')).not.toBeInTheDocument();
  },
});
