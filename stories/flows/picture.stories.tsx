import type { Account } from '@octavo/machines/account';
import { member } from '@octavo/machines/fixtures';
import { OwnPicture, PictureDialog } from '@octavo/ui/flows/picture';
import { t } from 'i18next';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { useAccountOf } from './signed-in.ts';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

const pictured: Account = { ...member, info: { ...member.info, hasPicture: true } };

function PictureAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ picture: state, navigation: 'account' }} of={{ account: useAccountOf(pictured) }}>
      <main style={{ maxWidth: 860, padding: 24, background: 'var(--octavo-surface-page)' }}>
        <OwnPicture name="Ada Moreira" />
      </main>
      <PictureDialog />
    </Staged>
  );
}

const crop = 'Crop the picture. Drag the picture, or move it with the arrow keys.';

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  cropping: { focus: 'slider Zoom', announced: crop },
  unreadable: {
    focus: 'button Cancel',
    announced: [
      'This picture cannot be read “ines.png” is broken, or not what its name says. Choose another picture.',
      'Crop the picture',
    ],
  },
  cutting: { focus: 'slider Zoom', announced: crop },
  sending: { focus: 'slider Zoom', announced: crop },
  removing: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({ title: 'Flows/Picture', component: PictureAt, parameters: { states } });

const press = (name: string) => screen.findByRole('button', { name });

/** A gradient from one corner to the other, 480 × 640 pixels. */
async function photograph(): Promise<File> {
  const canvas = new OffscreenCanvas(480, 640);
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    const sky = pen.createLinearGradient(0, 0, 480, 640);
    sky.addColorStop(0, 'darkslateblue');
    sky.addColorStop(1, 'coral');
    pen.fillStyle = sky;
    pen.fillRect(0, 0, 480, 640);
  }
  return new File([await canvas.convertToBlob()], 'ada.png', { type: 'image/png' });
}

async function choose(file: File, upload: (input: HTMLInputElement, file: File) => Promise<void>) {
  await press(t('avatar-picker:choose'));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await expect(input).not.toBeNull();
  if (input !== null) await upload(input, file);
}

export const Closed = meta.story({ args: { state: 'closed' } });
export const Cropping = meta.story({ args: { state: 'cropping' } });
export const Unreadable = meta.story({ args: { state: 'unreadable' } });
export const Cutting = meta.story({ args: { state: 'cutting' } });
export const Sending = meta.story({ args: { state: 'sending' } });
export const Removing = meta.story({ args: { state: 'removing' } });

/** The arrow keys move the picture, and the visible part is used. */
export const Cropped = meta.story({
  args: { state: 'closed' },
  play: async ({ userEvent }) => {
    await choose(await photograph(), (input, file) => userEvent.upload(input, file));
    const drawn = async () => {
      const image = document.querySelector<HTMLImageElement>('[role="dialog"] img');
      if (image === null || image.naturalWidth === 0) throw new Error('The picture is not drawn yet.');
      return image;
    };
    const image = await waitFor(drawn);
    const before = image.style.transform;
    await fireEvent.keyDown(await screen.findByRole('group', { name: t('picture:window') }), {
      key: 'ArrowDown',
    });
    await waitFor(() => expect(image.style.transform).not.toBe(before));
    const confirm = await press(t('picture:confirm'));
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
  },
});

export const NoPicture = meta.story({
  args: { state: 'closed' },
  play: async ({ userEvent }) => {
    await choose(new File(['none'], 'none.png', { type: 'image/png' }), (input, file) =>
      userEvent.upload(input, file),
    );
    await expect(await screen.findByText(t('picture:unreadable'))).toBeVisible();
    await userEvent.click(await press(t('common:cancel')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Removed = meta.story({
  args: { state: 'closed' },
  play: async ({ userEvent }) => {
    await userEvent.click(await press(t('avatar-picker:remove')));
  },
});
