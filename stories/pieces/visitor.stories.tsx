import { Faq } from '@octavo/ui/flows/faq';
import { LanguageMenu } from '@octavo/ui/flows/language';
import { SignupOffer } from '@octavo/ui/flows/signup-offer';
import i18next, { t } from 'i18next';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Pieces/Visitor',
  parameters: { layout: 'fullscreen', docs: { story: { height: '420px' } } },
});

/** Part of the page. */
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

/** Wide enough for a page of text, as on the account page. */
function Column({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <div style={{ maxWidth: 640, marginInline: 'auto' }}>{children}</div>
    </Page>
  );
}

const signUp = fn();
const signIn = fn();
const offer = (documents: number) => (
  <Column>
    <SignupOffer documents={documents} onSignUp={signUp} onSignIn={signIn} />
  </Column>
);

export const SignupOffered = meta.story({
  render: () => offer(14),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('signup-offer:signUp') }));
    await expect(signUp).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('signup-offer:signIn') }));
    await expect(signIn).toHaveBeenCalledOnce();
  },
});
export const SignupOfferedForOnePage = meta.story({ render: () => offer(1) });
export const SignupOfferedBeforeWriting = meta.story({ render: () => offer(0) });

const questions = () => (
  <Column>
    <Faq />
  </Column>
);

export const Questions = meta.story({ render: questions });
export const QuestionAnswered = meta.story({
  render: questions,
  play: async ({ canvas, userEvent, step }) => {
    const question = canvas.getByRole('button', { name: t('faq:free.question') });
    await step('a question opens its answer', async () => {
      await userEvent.click(question);
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await expect(await canvas.findByText(t('faq:free.answer'))).toBeVisible();
    });
    await step('the next one closes it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('faq:pro.question') }));
      await expect(await canvas.findByText(t('faq:pro.answer'))).toBeVisible();
      await expect(question).toHaveAttribute('aria-expanded', 'false');
    });
  },
});
