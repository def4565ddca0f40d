import { brand } from '@octavo/contract/brand';
import { Banner } from '@octavo/ui/components/banner';
import { Button } from '@octavo/ui/components/button';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const meta = preview.meta({
  title: 'Components/Feedback/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Connection', children: 'You are offline. What you write is kept on this device.' },
});

const dismissal = { onDismiss: fn(), dismissLabel: 'Dismiss' };

export const States = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={560}
        pieces={{
          Neutral: <Banner label="Neutral">The changelog has a new entry.</Banner>,
          Accent: (
            <Banner
              label="Accent"
              tone="accent"
              action={<Button size="sm">Show me</Button>}
              {...dismissal}
              dismissLabel="Dismiss the new entry"
            >
              Citations are checked against 29 styles now.
            </Banner>
          ),
          Success: (
            <Banner label="Success" tone="success" {...dismissal} dismissLabel="Dismiss the news">
              Your subscription has begun.
            </Banner>
          ),
          Warning: (
            <Banner label="Warning" tone="warning" action={<Button size="sm">Try again</Button>}>
              You are offline. What you write is kept on this device.
            </Banner>
          ),
          Danger: (
            <Banner label="Danger" tone="danger" action={<Button size="sm">Manage</Button>}>
              The last payment was refused.
            </Banner>
          ),
          'Long text': (
            <Banner label="Long text" tone="warning" {...dismissal} dismissLabel="Dismiss the long text">
              This browser does not let {brand.name} keep anything between visits, so what you write here is
              gone as soon as you close the last window, unless you download it first.
            </Banner>
          ),
          'Right to left': (
            <RightToLeft>
              <Banner
                label="حالة الاتصال"
                tone="warning"
                action={<Button size="sm">حاول ثانية</Button>}
                {...dismissal}
                dismissLabel="أغلق"
              >
                أنت غير متصل. يُحفظ ما تكتبه على هذا الجهاز.
              </Banner>
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
});

const root = witness<HTMLElement>('section');

export const Dismissed = meta.story({
  tags: ['behaviour'],
  args: { tone: 'warning', role: 'status', onDismiss: fn(), dismissLabel: 'Dismiss' },
  render: (args) => <Banner {...args} {...root.props} />,
  play: async ({ args, canvas, userEvent }) => {
    await root.reachesRoot();
    await expect(canvas.getByRole('status', { name: 'Connection' })).toHaveTextContent('You are offline');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
