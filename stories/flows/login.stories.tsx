import type { SignInWays } from '@octavo/contract';
import { loginFlow } from '@octavo/machines/fixtures';
import { LoginDialog } from '@octavo/ui/flows/login';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Staged } from './stage.tsx';

function LoginAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ login: state }}>
      <LoginDialog />
    </Staged>
  );
}

const meta = preview.meta({ title: 'Flows/Login', component: LoginAt });

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

export const Closed = meta.story({ args: { state: 'closed' } });
export const Email = meta.story({ args: { state: 'email' } });
export const Sending = meta.story({ args: { state: 'sending' } });
export const Unsent = meta.story({ args: { state: 'unsent' } });
export const Sent = meta.story({ args: { state: 'sent' } });
export const Code = meta.story({ args: { state: 'code' } });
export const Entering = meta.story({ args: { state: 'entering' } });
export const Refused = meta.story({ args: { state: 'refused' } });
export const Reloading = meta.story({ args: { state: 'reloading' } });

export const EmailMissing = meta.story({
  args: { state: 'email' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Send the link'));
    const email = await field('Email address');
    await expect(email).toHaveAccessibleDescription(/Please enter your email address/);
    await userEvent.type(email, 'ada');
    await expect(email).not.toHaveAccessibleDescription(/Please enter/);
  },
});

export const LinkAskedFor = meta.story({
  args: { state: 'email' },
  play: async ({ userEvent }) => {
    await userEvent.type(await field('Email address'), 'ada@write.example{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send the link' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const SentAgain = meta.story({
  args: { state: 'sent' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Send it again'));
    await expect(await button('Send the link')).toHaveAttribute('aria-busy', 'true');
  },
});

export const SentElsewhere = meta.story({
  args: { state: 'sent' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Use another address'));
    await expect(await field('Email address')).toHaveValue('ada@write.example');
  },
});

export const CodeTyped = meta.story({
  args: { state: 'email' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Shared code' }));
    await userEvent.type(await field('Shared code'), 'lime-42{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

export const Dismissed = meta.story({
  args: { state: 'email' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** Mail is not set up on this installation: the dialog says so and offers the code. */
export const NoMail = meta.story({
  args: { state: '' },
  render: () => <WithoutMail />,
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Mail is not set up/)).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Send the link' })).not.toBeInTheDocument();
  },
});

const withoutMail = loginFlow.stage.provide({
  actors: { askWays: fromPromise<SignInWays, void>(async () => ({ mail: false, google: false })) },
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
