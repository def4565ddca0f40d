import { documents } from '@octavo/machines/fixtures';
import { FavouriteButton } from '@octavo/ui/flows/favourites';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';

const sleep = documents.find(({ id }) => id === 'doc-sleep') ?? { id: 'doc-sleep', favourite: false };

function FavouritesAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ favourites: state }}>
      <FavouriteButton document={sleep} label="Favourite" />
    </Staged>
  );
}

const meta = preview.meta({ title: 'Flows/Favourites', component: FavouritesAt });

export const Idle = meta.story({ args: { state: 'idle' } });
export const Saving = meta.story({ args: { state: 'saving' } });

export const Pressed = meta.story({
  args: { state: 'idle' },
  play: async ({ canvas, userEvent }) => {
    const star = canvas.getByRole('button');
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  },
});
