import { homeFlow, sidebarFlow } from '@octavo/machines/fixtures';
import { AppFrame } from '@octavo/ui/flows/app-frame';
import { Home } from '@octavo/ui/flows/home';
import { useActorRef } from '@xstate/react';
import preview from '../../.storybook/preview.tsx';
import { now, useNavigation, useTheme } from '../flows/stage.tsx';

interface HomeScreenProps {
  readonly state: string;
  readonly sidebar: string;
  readonly theme: string;
}

function HomeScreen({ state, sidebar, theme }: HomeScreenProps) {
  return (
    <AppFrame
      sidebar={useActorRef(sidebarFlow.stage, sidebarFlow.at(sidebar))}
      navigation={useNavigation()}
      theme={useTheme(theme)}
      allowance={{ left: 126, total: 200 }}
      documents={6}
    >
      <Home actor={useActorRef(homeFlow.stage, homeFlow.at(state))} now={now} />
    </AppFrame>
  );
}

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeScreen,
  tags: ['window-only'],
  args: { state: 'page.ready', sidebar: 'width.expanded', theme: 'light' },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => <HomeScreen {...args} theme={String(globals['theme'])} />,
});

const small = { viewport: { value: 'mobile2', isRotated: false } };

export const Ready = meta.story({});
export const Collapsed = meta.story({ args: { sidebar: 'width.collapsed' } });
export const Loading = meta.story({ args: { state: 'page.loading' } });
export const Failed = meta.story({ args: { state: 'page.failed' } });
export const Phone = meta.story({ globals: small });
export const PhoneWithMenu = meta.story({ args: { sidebar: 'drawer.open' }, globals: small });
