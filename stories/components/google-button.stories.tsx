import { GoogleButton } from '@octavo/ui/components/google-button';
import preview from '../../.storybook/preview.tsx';
import { frozen, Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLAnchorElement>('a');

const meta = preview.meta({
  title: 'Components/Actions/Google button',
  component: GoogleButton,
  args: { href: '#google', label: 'Sign in with Google' },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        pieces={{
          Rest: <GoogleButton {...args} {...root.props} />,
          Hover: <GoogleButton {...args} {...frozen.Hover} />,
          Focus: <GoogleButton {...args} {...frozen.Focus} />,
          'Right to left': (
            <RightToLeft>
              <GoogleButton href="#google" label="تسجيل الدخول باستخدام Google" />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async () => {
    await root.reachesRoot();
  },
});
