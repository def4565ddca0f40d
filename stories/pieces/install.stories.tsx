import { InstallDialog } from '@octavo/ui/flows/install';
import { t } from 'i18next';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const phone = { viewport: { value: 'mobile2' } };

const meta = preview.meta({
  title: 'Pieces/Install',
  component: InstallDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, onClose: fn(), place: 'iosSafari' as const, isInstalling: false },
});

export const IPhoneSafari = meta.story({
  globals: phone,
  play: async ({ args, userEvent }) => {
    await expect(await screen.findAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(screen.getByText(t('common:close')));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const IPhoneOtherBrowsers = meta.story({ globals: phone, args: { place: 'iosOther' } });
export const AndroidChrome = meta.story({ globals: phone, args: { place: 'androidChrome' } });
export const AndroidFirefox = meta.story({ globals: phone, args: { place: 'androidFirefox' } });
export const AndroidSamsung = meta.story({ globals: phone, args: { place: 'androidSamsung' } });
export const MacSafari = meta.story({ args: { place: 'macSafari' } });
export const DesktopChrome = meta.story({ args: { place: 'desktopChrome' } });
export const DesktopEdge = meta.story({ args: { place: 'desktopEdge' } });
export const DesktopFirefox = meta.story({ args: { place: 'desktopFirefox' } });
