/** @jsxRuntime classic */
// Storybook's manager has its own React, available only under this name.
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { FlowPanel } from './flow-panel.tsx';

const panel = 'octavo/flow/panel';

addons.register('octavo/flow', (api) => {
  // Shows a flow's panel, or a component's controls; between two stories of the same kind the panel stays as it is.
  let wasFlow: boolean | undefined;
  // Also fires for the first story.
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
