import { themeFlow } from '@octavo/machines/fixtures';
import { ThemeButton } from '@octavo/ui/flows/theme';
import { useActorRef } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

function ThemeAt({ state }: { readonly state: string }) {
  return <ThemeButton actor={useActorRef(themeFlow.stage, themeFlow.at(state))} />;
}

const meta = preview.meta({ title: 'Flows/Theme', component: ThemeAt });

export const Light = meta.story({
  args: { state: 'light' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Theme: Light');
  },
});
export const AllInTurn = meta.story({
  args: { state: 'light' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    for (const theme of ['Light', 'Dark', 'Cyberpunk', 'Light']) {
      await waitFor(() => expect(button).toHaveAccessibleName(`Theme: ${theme}`));
      await userEvent.click(button);
    }
  },
});
export const Dark = meta.story({ args: { state: 'dark' } });
export const Cyberpunk = meta.story({ args: { state: 'cyberpunk' } });
