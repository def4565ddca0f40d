import { AllowanceMeter } from '@octavo/ui/flows/account';
import { t } from 'i18next';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { Staged } from './stage.tsx';

function AccountAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ account: state }}>
      {state === 'known' ? null : <NothingShown />}
      <div style={{ maxWidth: 240 }}>
        <AllowanceMeter isSlim={false} />
      </div>
    </Staged>
  );
}

const meta = preview.meta({ title: 'Flows/Account', component: AccountAt });

export const Unknown = meta.story({ args: { state: 'unknown' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Known = meta.story({
  args: { state: 'known' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('account:allowance.left', { count: 143 }))).toBeVisible();
  },
});
