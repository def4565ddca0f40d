import { Icon } from '@octavo/ui/components/icon';
import { Kbd } from '@octavo/ui/components/kbd';
import { LiveRegion } from '@octavo/ui/components/live-region';
import { Logo } from '@octavo/ui/components/logo';
import { Notice } from '@octavo/ui/components/notice';
import { Button } from '@octavo/ui/components/button';
import { Skeleton } from '@octavo/ui/components/skeleton';
import { Spinner } from '@octavo/ui/components/spinner';
import { Tooltip } from '@octavo/ui/components/tooltip';
import { VisuallyHidden } from '@octavo/ui/components/visually-hidden';
import { ArrowLeft, Star } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Paper, Row, Rows } from './layout.tsx';

const meta = preview.meta({
  title: 'Components/Basics',
  decorators: [
    (Story) => (
      <Paper width={520}>
        <Story />
      </Paper>
    ),
  ],
});

export const LogoAndMark = meta.story({
  render: () => (
    <Row>
      <Logo />
      <Logo isMarkOnly />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Octavo')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Octavo' })).toBeVisible();
  },
});

export const Icons = meta.story({
  render: () => (
    <Row>
      <Icon of={Star} size={14} />
      <Icon of={Star} />
      <Icon of={Star} size={18} />
      <Icon of={Star} size={20} />
      <Icon of={Star} size={22} />
      <Icon of={Star} size={22} isFilled />
      <Icon of={ArrowLeft} isDirectional />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    for (const drawing of canvasElement.querySelectorAll('svg')) {
      const scale = drawing.getBoundingClientRect().width / 24;
      await expect(Number(drawing.getAttribute('stroke-width')) * scale).toBeCloseTo(1.5, 1);
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
    }
  },
});

export const Keys = meta.story({
  render: () => (
    <Row>
      <Kbd>Ctrl K</Kbd>
      <Kbd>Esc</Kbd>
      <Kbd>↵</Kbd>
    </Row>
  ),
});

export const Spinners = meta.story({
  render: () => (
    <Row>
      <Spinner size={14} label="Saving" />
      <Spinner />
      <Spinner size={20} />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.getByRole('img', { name: 'Saving' })).toBeVisible();
  },
});

export const Skeletons = meta.story({
  render: () => (
    <Rows wide>
      <Skeleton width="62%" />
      <Skeleton width="88%" />
      <Skeleton width="40%" height="32px" />
    </Rows>
  ),
});

export const Notices = meta.story({
  render: () => (
    <Rows wide>
      <Notice title="Working offline">Your text is kept here and saved when the connection is back.</Notice>
      <Notice tone="success">Everything is saved.</Notice>
      <Notice
        tone="warning"
        title="The text could not be checked"
        action={<Button size="sm">Check again</Button>}
      >
        Your text is safe. What was already checked stays.
      </Notice>
      <Notice tone="danger" title="Not saved" role="alert">
        The server refused the document.
      </Notice>
    </Rows>
  ),
});

export const TooltipOnFocus = meta.story({
  render: () => (
    <Tooltip label="4,812 words" shortcut="Ctrl I">
      <Button>4,812 words</Button>
    </Tooltip>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('Ctrl I'));
  },
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <Row>
      <Button onClick={() => setCount(count + 1)}>Find</Button>
      <LiveRegion>{count === 0 ? '' : `${count} found`}</LiveRegion>
      <LiveRegion live="assertive" data-testid="urgent" />
      <VisuallyHidden>Only heard</VisuallyHidden>
    </Row>
  );
}

export const Announcements = meta.story({
  render: () => <Counter />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getAllByRole('status')[0];
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(region).toHaveTextContent('1 found');
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByTestId('urgent')).toHaveAttribute('aria-live', 'assertive');
    await expect(canvas.getByText('Only heard').getBoundingClientRect().width).toBe(1);
  },
});
