import {
  HintDialog,
  type HintDialogProps,
  LockButton,
  LockDialog,
  type LockDialogProps,
  LockedPage,
  UnlockDialog,
  type UnlockDialogProps,
} from '@octavo/ui/flows/lock';
import { t } from 'i18next';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Paper, Row } from '../components/layout.tsx';

const meta = preview.meta({ title: 'Pieces/Lock' });

const onLock = fn();
const onUnlock = fn();
const onShowHint = fn();
const button = (name: string) => screen.findByRole('button', { name });

const locking: LockDialogProps = {
  open: true,
  password: '',
  repeat: '',
  hint: '',
  onChange: fn(),
  onSubmit: fn(),
  onClose: fn(),
};

/** The dialog with its input kept in state, as the flow does. */
function Lock(props: Partial<LockDialogProps>) {
  const [typed, setTyped] = useState({ password: '', repeat: '', hint: '', ...props });
  const [problem, setProblem] = useState(props.problem ?? null);
  return (
    <LockDialog
      {...locking}
      {...props}
      {...typed}
      problem={problem}
      onChange={(change) => setTyped({ ...typed, ...change })}
      onSubmit={() => {
        if (typed.password === '') setProblem('empty');
        else if (typed.password !== typed.repeat) setProblem('different');
        else onLock(typed.password, typed.hint);
      }}
    />
  );
}

const filled = { password: 'slow hand', repeat: 'slow hand', hint: 'What the essay praises' };

export const ToBeLocked = meta.story({ render: () => <Lock /> });
export const LockBusy = meta.story({ render: () => <Lock {...filled} busy /> });
export const LockFailed = meta.story({ render: () => <Lock {...filled} problem="failed" /> });
export const HintTellsThePassword = meta.story({
  render: () => <Lock {...filled} hint="It is slow hand" problem="hintTells" />,
});

export const EmptyPasswordRefused = meta.story({
  render: () => <Lock />,
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('lock:lock.submit')));
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('lock:problems.empty'));
  },
});

export const TwoPasswords = meta.story({
  render: () => <Lock password="slow hand" repeat="slow band" />,
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('lock:lock.submit')));
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('lock:problems.different'));
  },
});

export const Locked = meta.story({
  render: () => <Lock />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(t('lock:password')), 'slow hand');
    await userEvent.type(await screen.findByLabelText(t('lock:repeat')), 'slow hand');
    await userEvent.type(await screen.findByLabelText(t('lock:lock.hint')), 'The essay');
    await userEvent.click(await button(t('lock:lock.submit')));
    await expect(onLock).toHaveBeenCalledWith('slow hand', 'The essay');
  },
});

const unlocking: UnlockDialogProps = {
  open: true,
  password: '',
  hint: { status: 'hidden' },
  onPasswordChange: fn(),
  onShowHint,
  onSlowEnd: fn(),
  onSubmit: onUnlock,
  onClose: fn(),
};

/** The dialog with the password kept in state, as the flow does. */
function Unlock(props: Partial<UnlockDialogProps>) {
  const [password, setPassword] = useState(props.password ?? '');
  return <UnlockDialog {...unlocking} {...props} password={password} onPasswordChange={setPassword} />;
}

const shown = { status: 'shown', text: 'What the essay praises, in two words' } as const;

export const ToBeUnlocked = meta.story({
  render: () => <Unlock />,
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('lock:hint.show')));
    await expect(onShowHint).toHaveBeenCalled();
    await userEvent.type(await screen.findByLabelText(t('lock:password')), 'slow hand{Enter}');
    await expect(onUnlock).toHaveBeenCalled();
  },
});
export const UnlockEmpty = meta.story({ render: () => <Unlock problem="empty" /> });
export const WrongPassword = meta.story({
  render: () => <Unlock password="fast" problem="wrong" hint={shown} />,
});
export const HintLoading = meta.story({ render: () => <Unlock hint={{ status: 'loading' }} /> });
export const HintFailed = meta.story({ render: () => <Unlock hint={{ status: 'failed' }} /> });
export const NoHint = meta.story({ render: () => <Unlock hint={{ status: 'none' }} /> });
export const UnlockBusy = meta.story({ render: () => <Unlock password="slow hand" busy hint={shown} /> });
export const UnlockFailed = meta.story({ render: () => <Unlock password="slow hand" problem="failed" /> });

/** Far enough off that the displayed time does not change during the story. */
const farOff = Date.now() + 29 * 60_000 + 59_500;

export const SlowedDown = meta.story({
  render: () => <Unlock password="fast" slowedUntil={farOff} hint={shown} />,
  play: async ({ userEvent }) => {
    onUnlock.mockClear();
    await userEvent.click(await button(t('lock:unlock.submit')));
    await expect(onUnlock).not.toHaveBeenCalled();
  },
});

const hinting: HintDialogProps = {
  open: true,
  title: 'Why we still write in the margins',
  hint: shown,
  onRetry: fn(),
  onUnlock: fn(),
  onClose: fn(),
};

export const HintShown = meta.story({ render: () => <HintDialog {...hinting} /> });
export const HintNotLoaded = meta.story({
  render: () => (
    <HintDialog {...hinting} hint={{ status: 'failed', reason: 'The server did not answer in time.' }} />
  ),
});

export const PageLocked = meta.story({
  render: () => (
    <Paper width={784}>
      <LockedPage onUnlock={onUnlock} onShowHint={onShowHint} />
    </Paper>
  ),
  play: async ({ userEvent }) => {
    onUnlock.mockClear();
    await userEvent.click(await button(t('lock:unlock.submit')));
    await waitFor(() => expect(onUnlock).toHaveBeenCalled());
  },
});

export const Buttons = meta.story({
  render: () => (
    <Row>
      <LockButton isLocked={false} onPress={fn()} />
      <LockButton isLocked onPress={fn()} />
    </Row>
  ),
});
