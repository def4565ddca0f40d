import { LimitNotice, type LimitNoticeProps } from '@octavo/ui/flows/limit';
import { t } from 'i18next';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Paper } from '../components/layout.tsx';
import { second } from './sample-texts.ts';

const args: LimitNoticeProps = {
  reason: 'daily',
  onUpgrade: fn(),
  onLater: fn(),
  children: (
    <div
      style={{
        fontFamily: 'var(--octavo-font-document)',
        fontSize: 18,
        lineHeight: 1.6,
        whiteSpace: 'pre-line',
      }}
    >
      {second}
    </div>
  ),
};

const meta = preview.meta({
  title: 'Pieces/Limit',
  component: LimitNotice,
  args,
  decorators: [
    (Story) => (
      <Paper width={784}>
        <Story />
      </Paper>
    ),
  ],
});

export const DailyLimit = meta.story({
  play: async ({ args: { onUpgrade, onLater }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('limit:later') }));
    await expect(onLater).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('limit:upgrade') }));
    await expect(onUpgrade).toHaveBeenCalled();
  },
});
export const IncompleteEssay = meta.story({ args: { reason: 'incomplete', onLater: undefined } });
