import { Avatar, AvatarUpload } from '@octavo/ui/components/avatar';
import { AvatarPicker } from '@octavo/ui/flows/avatar-picker';
import { t } from 'i18next';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import picture from '../assets/greeting.webp';
import { Ground, RightToLeft, StateGrid } from './states.tsx';
import { witness } from './witness.ts';

const avatarRoot = witness<HTMLSpanElement>('span');
const uploadRoot = witness<HTMLDivElement>('div');

const meta = preview.meta({
  title: 'Components/Layout/Avatar',
  component: Avatar,
  args: { name: 'Inês Duarte' },
});

export const States = meta.story({
  render: (args) => (
    <Ground>
      <StateGrid
        width={110}
        pieces={{
          Small: <Avatar {...args} size="sm" />,
          Medium: <Avatar {...args} {...avatarRoot.props} />,
          Large: <Avatar {...args} size="lg" />,
          Picture: <Avatar name="Someone at a desk" src={picture} size="lg" />,
          'Picture that fails': <Avatar name="Tomás Reis" src="data:image/png;base64,none" size="lg" />,
          'One name': <Avatar name="Élodie" size="lg" />,
          'Right to left': (
            <RightToLeft>
              <Avatar name="ليلى حداد" size="lg" />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await avatarRoot.reachesRoot();
    const drawn = canvas.getByRole('img', { name: 'Someone at a desk' });
    await waitFor(() => expect(drawn.querySelector('img')).toBeVisible());
    await expect(canvas.getByRole('img', { name: 'Tomás Reis' })).toHaveTextContent('TR');
  },
});

const uploading = {
  name: 'Inês Duarte',
  types: ['image/png'],
  maxBytes: 1024,
  chooseLabel: 'Choose a picture',
  hint: 'PNG, up to 1 kB.',
  sendingLabel: 'Sending the picture',
  removeLabel: 'Remove the picture',
  onChoose: fn(),
  onRefuse: fn(),
  onRemove: fn(),
};

export const UploadStates = meta.story({
  render: () => (
    <Ground>
      <StateGrid
        width={380}
        pieces={{
          Empty: <AvatarUpload {...uploading} {...uploadRoot.props} />,
          'With a picture': <AvatarUpload {...uploading} src={picture} />,
          Busy: <AvatarUpload {...uploading} sent={0.62} />,
          Invalid: (
            <AvatarUpload
              {...uploading}
              error="“thesis.pdf” is not a picture that can be shown here. Choose a PNG, JPEG or WebP file."
            />
          ),
          'Right to left': (
            <RightToLeft>
              <AvatarUpload
                {...uploading}
                src={picture}
                name="ليلى حداد"
                chooseLabel="اختر صورة"
                hint="صورة PNG حتى ١ كيلوبايت."
                sendingLabel="تُرسل الصورة"
                removeLabel="أزل الصورة"
              />
            </RightToLeft>
          ),
        }}
      />
    </Ground>
  ),
  play: async ({ canvas }) => {
    await uploadRoot.reachesRoot();
    await expect(canvas.getByRole('progressbar', { name: 'Sending the picture' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
  },
});

const onChoose = fn();
const fileOf = (bytes: number, name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type });

export const Refused = meta.story({
  render: () => (
    <Ground>
      <AvatarPicker name="Inês Duarte" onChoose={onChoose} onRemove={fn()} />
    </Ground>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    // Not all browsers enforce `accept`, and dragging a file in bypasses it.
    const anyFile = userEvent.setup({ applyAccept: false });
    const input =
      canvasElement.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
    const choose = (file: File) => anyFile.upload(input, file);
    const button = canvas.getByRole('button', { name: t('avatar-picker:choose') });

    await step('a file that is no picture', async () => {
      await choose(fileOf(12, 'thesis.pdf', 'application/pdf'));
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        t('avatar-picker:type', { file: 'thesis.pdf' }),
      );
      await expect(button).toHaveAccessibleDescription(/thesis\.pdf.*\b5\sMB/u);
    });
    await step('a picture that is too large', async () => {
      await choose(fileOf(6.44 * 1024 * 1024, 'me.png', 'image/png'));
      await expect(canvas.getByRole('alert')).toHaveTextContent(/me\.png.*\b6[.,]4\sMB.*\b5\sMB/u);
      await expect(onChoose).not.toHaveBeenCalled();
    });
    await step('one that is taken: the message goes', async () => {
      const file = fileOf(900, 'me.webp', 'image/webp');
      await choose(file);
      await expect(onChoose.mock.calls).toEqual([[file]]);
      await expect(canvas.queryByRole('alert')).toBeNull();
    });
    await step('and refused again, so that the refusal is what one sees here', async () => {
      await choose(fileOf(0, 'me.webp', 'image/webp'));
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        t('avatar-picker:empty', { file: 'me.webp' }),
      );
    });
  },
});
