import { LanguageMenu } from '@octavo/ui/flows/language';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pieces/Visitor',
  parameters: { layout: 'fullscreen', docs: { story: { height: '420px' } } },
});

/** A stretch of the page. */
function Page({ children }: { readonly children: ReactNode }) {
  return (
    <main
      style={{
        boxSizing: 'border-box',
        minHeight: '100dvh',
        padding: 24,
        background: 'var(--octavo-surface-page)',
      }}
    >
      {children}
    </main>
  );
}

export const LanguageDropdown = meta.story({
  render: () => (
    <Page>
      <LanguageMenu />
    </Page>
  ),
});
export const LanguageDropdownOpen = meta.story({
  tags: ['window-only'],
  render: () => (
    <Page>
      <LanguageMenu defaultOpen />
    </Page>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('menuitemradio')).toHaveLength(5));
  },
});

export const LanguageIsSwitched = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Page>
      <LanguageMenu />
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    const before = i18next.language;
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Português (Portugal)' }));
    await waitFor(() => expect(i18next.language).toBe('pt-PT'));
    await i18next.changeLanguage(before);
  },
});
