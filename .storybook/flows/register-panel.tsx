/** @jsxRuntime classic */
// Storybook's manager has a React of its own, which it gives by this name only.
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { FlowPanel } from './flow-panel.tsx';

addons.register('octavo/flow', () => {
  addons.add('octavo/flow/panel', {
    type: types.PANEL,
    title: 'Flow',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <FlowPanel />
      </AddonPanel>
    ),
  });
});
