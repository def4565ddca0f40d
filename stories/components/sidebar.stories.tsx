import { Sidebar } from '@octavo/ui/components/sidebar';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { FrozenPart } from './frozen-part.tsx';
import { RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLElement>('aside');

const meta = preview.meta({
  title: 'Components/Navigation/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
});

const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;

/** 25 % of the window from 1024 px up, 7rem when collapsed (SPEC §2). */
export const OpenAndSlim = meta.story({
  render: () => <DeskFrame isDrawerOpen parts={{ sidebar: root.props }} />,
  play: async ({ canvas, step, userEvent }) => {
    await root.reachesRoot();
    const sidebar = canvas.getByRole('complementary', { name: 'Main' });

    await step('a quarter of the window, and one is at Pages', async () => {
      await expect(window.innerWidth).toBeGreaterThanOrEqual(1024);
      await expect(widthOf(sidebar)).toBeCloseTo(document.documentElement.clientWidth / 4, 0);
      await expect(canvas.getByRole('link', { name: /^Pages/u })).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getByRole('link', { name: /^History/u })).not.toHaveAttribute('aria-current');
      await expect(canvas.queryByRole('button', { name: 'Open menu' })).toBeNull();
    });
    await step('collapsed, 7rem', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Collapse' }));
      await expect(widthOf(sidebar)).toBe(112);
      await expect(canvas.getByRole('button', { name: 'Expand' })).toHaveAttribute('aria-expanded', 'false');
    });
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Expand' }));
      await expect(widthOf(sidebar)).toBeCloseTo(document.documentElement.clientWidth / 4, 0);
    });
  },
});

export const Slim = meta.story({ render: () => <DeskFrame isSlim isDrawerOpen /> });

export const HoverAndFocus = meta.story({
  render: () => (
    <FrozenPart as="hover" of='[href="#history"]'>
      <FrozenPart as="focus" of='[href="#trash"], aside button'>
        <DeskFrame isDrawerOpen />
      </FrozenPart>
    </FrozenPart>
  ),
});

/** 75 % below 1024 px, opened by a button that stays in place. */
export const Drawer = meta.story({
  globals: { viewport: { value: 'tablet' } },
  render: () => <DeskFrame />,
  play: async ({ canvas, step, userEvent }) => {
    await expect(window.innerWidth).toBeLessThan(1024);
    const button = canvas.getByRole('button', { name: 'Open menu' });
    const place = button.getBoundingClientRect();

    await step('closed, nothing of it can be reached', async () => {
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.queryByRole('complementary')).toBeNull();
    });
    await step('open, three quarters of the window', async () => {
      await userEvent.click(button);
      const sidebar = await canvas.findByRole('complementary', { name: 'Main' });
      await waitFor(() => expect(sidebar.getBoundingClientRect().left).toBe(0));
      await expect(widthOf(sidebar)).toBeCloseTo(document.documentElement.clientWidth * 0.75, 0);
    });
    await step('the button has not moved, and closes it', async () => {
      const close = canvas.getByRole('button', { name: 'Close menu' });
      await expect(close.getBoundingClientRect().left).toBe(place.left);
      await expect(close.getBoundingClientRect().top).toBe(place.top);
      await expect(getComputedStyle(close.parentElement ?? close).position).toBe('fixed');
      await userEvent.click(close);
      await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    });
  },
});

const arabic = {
  main: 'الرئيسية',
  openMenu: 'افتح القائمة',
  closeMenu: 'أغلق القائمة',
  pages: 'صفحات',
  history: 'السجل',
  favourites: 'المفضلة',
  trash: 'السلة',
  collapse: 'اطوِ',
  expand: 'وسّع',
  more: 'المزيد',
  wordsLeft: 'كلمات الذكاء الباقية',
  ofWords: '١٢٦ من ٢٠٠',
  text: 'القارئ الذي يحمل قلمًا لا يكون وحيدًا أبدًا.',
};

export const FromRightToLeft = meta.story({
  render: () => (
    <RightToLeft>
      <DeskFrame isDrawerOpen texts={arabic} />
    </RightToLeft>
  ),
  play: async ({ canvas }) => {
    const sidebar = canvas.getByRole('complementary');
    await expect(sidebar.getBoundingClientRect().right).toBe(document.documentElement.clientWidth);
  },
});
