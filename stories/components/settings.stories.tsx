import { Button } from '@octavo/ui/components/button';
import { SettingRow, SettingSection } from '@octavo/ui/components/settings';
import preview from '../../.storybook/preview.tsx';
import { Paper } from './layout.tsx';
import { RightToLeft } from './states.tsx';
import { witness } from './witness.ts';

const root = witness<HTMLElement>('section');

const meta = preview.meta({
  title: 'Components/Layout/Settings',
  component: SettingSection,
  args: { title: 'Subscription', hint: 'What you pay for and what you get.', children: null },
});

export const States = meta.story({
  render: (args) => (
    <Paper width={860}>
      <SettingSection {...args} {...root.props}>
        <SettingRow label="Plan" value="PRO" note="No daily limit" control={<Button>Manage</Button>} />
        <SettingRow label="Paid until" value="14 December 2026" />
      </SettingSection>
      <SettingSection title="Invite and earn">
        <SettingRow isFigure label="Earnings" value="$41.50" control={<Button>Withdraw</Button>} />
      </SettingSection>
      <SettingSection isDimmed title="Invite friends" hint="Sign in to get a link of your own.">
        <SettingRow label="Earnings" isFigure value="0.00" control={<Button disabled>Withdraw</Button>} />
      </SettingSection>
      <SettingSection tone="danger" title="Delete the account" hint="After seven days nothing is left.">
        <SettingRow
          note="Every document in it is deleted as well."
          control={<Button tone="danger">Delete the account</Button>}
        />
      </SettingSection>
    </Paper>
  ),
  play: async () => {
    await root.reachesRoot();
  },
});

export const Narrow = meta.story({
  render: (args) => (
    <Paper width={360}>
      <SettingSection {...args}>
        <SettingRow label="Plan" value="PRO" note="No daily limit" control={<Button>Manage</Button>} />
      </SettingSection>
    </Paper>
  ),
});

export const ReadFromRightToLeft = meta.story({
  render: () => (
    <RightToLeft>
      <Paper width={860}>
        <SettingSection title="الاشتراك" hint="ما تدفع مقابله">
          <SettingRow label="الخطة" value="برو" control={<Button>إدارة</Button>} />
        </SettingSection>
      </Paper>
    </RightToLeft>
  ),
});
