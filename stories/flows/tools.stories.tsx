import { toolsFlow } from '@octavo/machines/fixtures';
import { ToolsPanel } from '@octavo/ui/flows/tools';
import { useActorRef } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PanelStage } from './stage.tsx';

function ToolsAt({ state }: { readonly state: string }) {
  return (
    <PanelStage>
      <ToolsPanel actor={useActorRef(toolsFlow.stage, toolsFlow.at(state))} />
    </PanelStage>
  );
}

const meta = preview.meta({ title: 'Flows/Tools', component: ToolsAt });

export const SuggestionsOn = meta.story({
  args: { state: 'suggestions.on' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Suggestions' })).toBeChecked();
  },
});
export const SuggestionsSwitchedOff = meta.story({
  args: { state: 'suggestions.on' },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Suggestions' });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
  },
});
export const SuggestionsOff = meta.story({ args: { state: 'suggestions.off' } });
export const LabelsShown = meta.story({ args: { state: 'labels.shown' } });
export const LabelsSwitchedOff = meta.story({
  args: { state: 'labels.shown' },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Hide labels' });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toBeChecked());
  },
});
export const LabelsHidden = meta.story({ args: { state: 'labels.hidden' } });
