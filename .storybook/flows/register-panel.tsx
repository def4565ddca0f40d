// Storybook builds its manager with the older way of JSX unless a file says otherwise.
/** @jsxRuntime automatic */
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
