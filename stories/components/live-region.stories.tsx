import { Button } from '@octavo/ui/components/button';
import { LiveRegion } from '@octavo/ui/components/live-region';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLOutputElement>('output');

const meta = preview.meta({ title: 'Components/Feedback/Live region', component: LiveRegion });

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <Ground>
      <div>
        <Button onClick={() => setCount(count + 1)}>Find</Button>
      </div>
      <LiveRegion {...root.props}>{count === 0 ? '' : `${count} found`}</LiveRegion>
      <LiveRegion live="assertive" data-testid="urgent" />
    </Ground>
  );
}

export const Announcements = meta.story({
  tags: ['behaviour'],
  render: () => <Counter />,
  play: async ({ canvas, userEvent }) => {
    await root.reachesRoot();
    const [region] = canvas.getAllByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('1 found');
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByTestId('urgent')).toHaveAttribute('aria-live', 'assertive');
  },
});
