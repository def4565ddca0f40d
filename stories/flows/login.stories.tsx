import type { SignInMethods } from '@octavo/contract';
import { loginFlow } from '@octavo/machines/login/fixtures';
import { LoginDialog } from '@octavo/ui/flows/login';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function LoginAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ login: state }}>
      <LoginDialog />
    </Staged>
  );
}

const dialog = 'Sign in. What you have written here as a visitor comes with you.';

const states: ToldStates = {
  email: { focus: 'textbox Email address', announced: dialog },
  sending: { focus: 'textbox Email address', announced: dialog },
  unsent: {
    focus: 'textbox Email address',
    announced: ['Failed to send magic link. Please try again. The server cannot be reached.', dialog],
  },
  sent: { focus: 'heading Check your email for the magic link!', announced: 'Sign in' },
  code: { focus: 'textbox Shared code', announced: dialog },
  entering: { focus: 'textbox Shared code', announced: dialog },
  refused: {
    focus: 'textbox Shared code',
    announced: [
      'Invalid shared code Check the spelling with the person who gave it to you. Capital letters make no difference.',
      dialog,
    ],
  },
  reloading: { focus: 'textbox Shared code', announced: dialog },
  closed: { focus: 'unchanged', announced: null },
};

const meta = preview.meta({ title: 'Flows/Login', component: LoginAt, parameters: { states } });

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

export const Closed = meta.story({ args: { state: 'closed' } });
export const Email = meta.story({
  args: { state: 'email' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: t('login:google') })).toHaveAttribute(
      'href',
      '/auth/google?returnTo=%2Fapp%2F',
    );
  },
});
export const Sending = meta.story({ args: { state: 'sending' } });
export const Unsent = meta.story({
  args: { state: 'unsent' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('login:email.failed'));
  },
});
export const Sent = meta.story({ args: { state: 'sent' } });
export const Code = meta.story({ args: { state: 'code' } });
export const Entering = meta.story({ args: { state: 'entering' } });
export const Refused = meta.story({
  args: { state: 'refused' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('login:code.invalid'));
  },
});
export const Reloading = meta.story({ args: { state: 'reloading' } });

export const EmailMissing = meta.story({
  args: { state: 'email' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('login:email.submit')));
    const email = await field(t('login:email.label'));
    await expect(email).toHaveAccessibleDescription(new RegExp(t('login:problems.emailRequired')));
    await userEvent.type(email, 'ada');
    await expect(email).not.toHaveAccessibleDescription(new RegExp(t('login:problems.emailRequired')));
  },
});

export const LinkAskedFor = meta.story({
  args: { state: 'email' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(t('login:email.label')), 'ada@write.example{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('login:email.submit') })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
});

export const SentAgain = meta.story({
  args: { state: 'sent' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('login:sent.again')));
    await expect(await button(t('login:email.submit'))).toHaveAttribute('aria-busy', 'true');
  },
});

export const SentElsewhere = meta.story({
  args: { state: 'sent' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('login:sent.other')));
    await expect(await field(t('login:email.label'))).toHaveValue('ada@write.example');
  },
});

export const CodeTyped = meta.story({
  args: { state: 'email' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: t('login:tabs.code') }));
    await userEvent.type(await field(t('login:tabs.code')), 'lime-42{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('login:code.submit') })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
});

export const Dismissed = meta.story({
  args: { state: 'email' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('common:cancel')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** Email is not set up on this installation: the dialog says so and offers the code. */
export const NoMail = meta.story({
  args: { state: '' },
  render: () => <WithoutMail />,
  play: async () => {
    await waitFor(() => expect(screen.getByText(t('login:email.off'))).toBeVisible());
    await expect(screen.queryByRole('button', { name: t('login:email.submit') })).not.toBeInTheDocument();
  },
});

const withoutMail = loginFlow.stage.provide({
  actors: { askMethods: fromPromise<SignInMethods, void>(async () => ({ mail: false, google: false })) },
});

function WithoutMail() {
  const login = useActorRef(withoutMail, loginFlow.from(undefined));
  useEffect(() => login.send({ type: 'open' }), [login]);
  return (
    <Staged of={{ login }}>
      <LoginDialog />
    </Staged>
  );
}

const slowed = loginFlow.stage.provide({
  actors: {
    enter: fromPromise<unknown, { code: string }>(async () => {
      throw new Error('Too many codes were tried.');
    }),
  },
});

function TriedTooOften() {
  const login = useActorRef(slowed, loginFlow.from(undefined));
  useEffect(() => login.send({ type: 'open' }), [login]);
  return (
    <Staged of={{ login }}>
      <LoginDialog />
    </Staged>
  );
}

/** After too many attempts the server's message is shown (SPEC §8): the code may well be right. */
export const CodesTriedTooOften = meta.story({
  args: { state: '' },
  render: () => <TriedTooOften />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: t('login:tabs.code') }));
    await userEvent.type(await field(t('login:code.label')), 'lime-42{Enter}');
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Too many codes were tried.');
    await expect(alert).not.toHaveTextContent(t('login:code.invalid'));
  },
});
