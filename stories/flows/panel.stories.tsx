import { Panel } from '@octavo/ui/flows/panel';
import { t } from 'i18next';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';

function PanelAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ panel: state }}>
      <main style={{ display: 'grid', gridTemplateRows: '56px auto', maxWidth: 352, minHeight: '100dvh' }}>
        <Panel />
      </main>
    </Staged>
  );
}

const meta = preview.meta({
  title: 'Flows/Panel',
  component: PanelAt,
  parameters: { layout: 'fullscreen' },
});

const small = { viewport: { value: 'mobile2', isRotated: false } };

export const Closed = meta.story({
  args: { state: 'closed' },
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('panel:suggestions') }));
    await expect(canvas.getByRole('button', { name: t('panel:close') })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: t('panel:suggestions') })).toHaveFocus();
  },
});
export const Open = meta.story({ args: { state: 'open' }, globals: small });

export const TabsByKeyboard = meta.story({
  tags: ['behaviour'],
  args: { state: 'closed' },
  play: async ({ canvas, userEvent }) => {
    const suggestions = canvas.getByRole('tab', { name: new RegExp(t('panel:suggestions')) });
    await expect(suggestions).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(suggestions);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: t('panel:tools') })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(await canvas.findByRole('switch', { name: t('preferences:hideLabels') })).toBeVisible();
  },
});
