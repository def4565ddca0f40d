import { Faq } from '@octavo/ui/flows/faq';
import { LanguageMenu } from '@octavo/ui/flows/language';
import { SignupOffer } from '@octavo/ui/flows/signup-offer';
import i18next, { t } from 'i18next';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const onSignUp = fn();
const onSignIn = fn();

const meta = preview.meta({
  title: 'Pieces/Visitor',
  parameters: { layout: 'fullscreen', docs: { story: { height: '420px' } } },
  beforeEach: () => {
    onSignUp.mockReset();
    onSignIn.mockReset();
  },
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

const offer = (documents: number) => (
  <Page>
    <SignupOffer documents={documents} onSignUp={onSignUp} onSignIn={onSignIn} />
  </Page>
);

export const SignupOfferWithPages = meta.story({
  render: () => offer(6),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('signup-offer:signUp') }));
    await expect(onSignUp).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('signup-offer:signIn') }));
    await expect(onSignIn).toHaveBeenCalledOnce();
  },
});
export const SignupOfferWithOnePage = meta.story({ render: () => offer(1) });
export const SignupOfferBeforeWriting = meta.story({ render: () => offer(0) });

export const QuestionsAndAnswers = meta.story({
  render: () => (
    <Page>
      <Faq />
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('faq:free.question') }));
    await waitFor(() => expect(canvas.getByText(t('faq:free.answer'))).toBeVisible());
  },
});

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
