import { brand } from '@octavo/contract/brand';
import { Button } from '@octavo/ui/components/button';
import { SlideOver, type SlideOverProps } from '@octavo/ui/components/slide-over';
import { TextField } from '@octavo/ui/components/text-field';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Ground, RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Overlays/Slide-over',
  component: SlideOver,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    title: `${brand.name} Pro`,
    description: 'AI without a daily limit, essays in full length and three shared accounts.',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField label="Card number" placeholder="1234 1234 1234 1234" />
        <TextField label="Country" defaultValue="Portugal" />
      </div>
    ),
    footer: (
      <Button tone="solid" size="lg" icon={Lock} isWide>
        Pay $47.90
      </Button>
    ),
  },
});

export const Open = meta.story({
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: `${brand.name} Pro` });
    await expect(panel).toHaveAccessibleDescription(/three shared accounts/u);
    await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveFocus());
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBe(window.innerWidth));
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'mobile2' } },
  args: {
    title: 'Everything that three people who write together can do with one account',
    children: Array.from({ length: 14 }, (_, line) => (
      <p key={line}>
        A reader with a pencil is never quite alone. Long before the comment box, people answered.
      </p>
    )),
  },
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await expect(panel.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
    // The footer stays visible while the rest scrolls.
    const pay = screen.getByRole('button', { name: 'Pay $47.90' });
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

function Upgrade(props: SlideOverProps) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Go Pro+</Button>
      <SlideOver {...props} {...root.props} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Ground>
      <Upgrade {...args} />
    </Ground>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Go Pro+' });

    await step('ref and props reach the root', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
      await root.reachesRoot();
    });
    await step('the focus goes round inside, and ends at the close button', async () => {
      await waitFor(() => expect(screen.getByLabelText('Card number')).toHaveFocus());
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByLabelText('Card number')).toHaveFocus();
    });
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
    });
  },
});

export const FromRightToLeft = meta.story({
  args: {
    title: 'أوكتافو برو',
    description: 'ذكاء اصطناعي بلا حد يومي.',
    closeLabel: 'أغلق',
    dir: 'rtl',
    lang: 'ar',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField label="رقم البطاقة" placeholder="١٢٣٤ ١٢٣٤ ١٢٣٤ ١٢٣٤" />
        <TextField label="البلد" defaultValue="مصر" />
      </div>
    ),
    footer: (
      <Button tone="solid" size="lg" icon={Lock} isWide>
        ادفع ٤٧٫٩٠ دولارًا
      </Button>
    ),
  },
  render: (args) => (
    <RightToLeft>
      <SlideOver {...args} />
    </RightToLeft>
  ),
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0));
  },
});
