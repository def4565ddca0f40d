/** @jsxRuntime classic */
// Storybook's manager has a React of its own, which it gives by this name only.
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { FlowPanel } from './flow-panel.tsx';

const panel = 'octavo/flow/panel';

addons.register('octavo/flow', (api) => {
  // A flow is worked in its panel, a component by its controls; between two stories of a kind the panel stays.
  let wasFlow: boolean | undefined;
  // Told of the first story as of every other.
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isFlow = storyId.startsWith('flows-');
    if (isFlow !== wasFlow) api.setSelectedPanel(isFlow ? panel : 'addon-controls');
    wasFlow = isFlow;
  });
  addons.add(panel, {
    type: types.PANEL,
    title: 'Flow',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <FlowPanel />
      </AddonPanel>
    ),
  });
});
