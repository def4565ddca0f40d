import { navigationFlow, sidebarFlow } from '@octavo/machines/fixtures';
import { AppFrame } from '@octavo/ui/flows/app-frame';
import { useActorRef } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useTheme } from './stage.tsx';

function NavigationAt({ state, theme }: { readonly state: string; readonly theme: string }) {
  const navigation = useActorRef(navigationFlow.stage, navigationFlow.at(state));
  const sidebar = useActorRef(sidebarFlow.stage, sidebarFlow.at('width.expanded'));
  return (
    <AppFrame
      sidebar={sidebar}
      navigation={navigation}
      theme={useTheme(theme)}
      allowance={null}
      documents={null}
    >
      <main id="content" tabIndex={-1} />
    </AppFrame>
  );
}

const meta = preview.meta({
  title: 'Flows/Navigation',
  component: NavigationAt,
  args: { state: 'home', theme: 'light' },
  parameters: { layout: 'fullscreen' },
  render: ({ state }, { globals }) => <NavigationAt state={state} theme={String(globals['theme'])} />,
});

export const Home = meta.story({ args: { state: 'home' } });
export const Document = meta.story({
  args: { state: 'document' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pages' })).toHaveAttribute('href', '/app/');
  },
});
export const BackToPages = meta.story({
  args: { state: 'document' },
  play: async ({ canvas, userEvent }) => {
    const pages = canvas.getByRole('link', { name: 'Pages' });
    await userEvent.click(pages);
    await waitFor(() => expect(pages).toHaveAttribute('aria-current', 'page'));
  },
});
