import { App } from '@octavo/ui/flows/app';
import { Home } from '@octavo/ui/flows/home';
import { t } from 'i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { now, Staged } from '../flows/stage.tsx';

function HomeScreen({ state, sidebar }: { readonly state: string; readonly sidebar: string }) {
  return (
    <Staged states={{ home: state, sidebar }}>
      <App home={<Home now={now} />} document={null} />
    </Staged>
  );
}

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeScreen,
  tags: ['window-only'],
  args: { state: 'ready', sidebar: 'closed' },
  parameters: { layout: 'fullscreen' },
});

const small = { viewport: { value: 'mobile2', isRotated: false } };

export const Ready = meta.story({});
export const Collapsed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('sidebar:collapseSidebar') }));
    await expect(canvas.getByRole('button', { name: t('sidebar:expandSidebar') })).toBeVisible();
  },
});
export const Loading = meta.story({ args: { state: 'loading' } });
export const Failed = meta.story({ args: { state: 'failed' } });
export const Phone = meta.story({
  globals: small,
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox');
    const all = canvas.getByRole('radio', { name: t('home:filter.all') });
    await expect(all.getBoundingClientRect().top - search.getBoundingClientRect().bottom).toBeLessThan(24);
  },
});
export const PhoneWithMenu = meta.story({ args: { sidebar: 'open' }, globals: small });
