import { overlayFlow } from '@octavo/machines/overlay/fixtures';
import { useFlow } from '@octavo/ui/flows/flow-context';
import { Overlay } from '@octavo/ui/flows/overlay';
import { useActorRef, useSelector } from '@xstate/react';
import { t } from 'i18next';
import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function OverlayAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ overlay: state, download: 'editing' }}>
      {state === 'open' ? null : <NothingShown />}
      <Overlay />
    </Staged>
  );
}

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  waiting: { focus: 'unchanged', announced: null },
  open: {
    focus: 'combobox File type',
    announced: 'Download. The file is made from the document as it stands now.',
  },
};

const meta = preview.meta({ title: 'Flows/Overlay', component: OverlayAt, parameters: { states } });

export const Closed = meta.story({ args: { state: 'closed' } });
export const Waiting = meta.story({ args: { state: 'waiting' } });
export const Open = meta.story({
  args: { state: 'open' },
  play: async () => {
    await screen.findByRole('dialog', { name: t('download:title') });
  },
});

/** A dialog that fails to render is closed, and the page keeps working. */
export const GivenUp = meta.story({
  args: { state: '' },
  render: () => (
    <Staged states={{ overlay: 'open' }} without={['download']}>
      <Overlay />
    </Staged>
  ),
  play: async ({ canvas, userEvent }) => {
    const close = await canvas.findByRole('button', { name: t('common:close') });
    await waitFor(() => expect(close).toBeVisible());
    await userEvent.click(close);
  },
});

interface UnderLoginProps {
  readonly name: 'brainstorm' | 'essay';
}

function UnderLogin({ name }: UnderLoginProps) {
  const overlay = useActorRef(overlayFlow.stage, overlayFlow.from(undefined));
  useEffect(() => {
    overlay.send({ type: 'open', name });
    overlay.send({ type: 'open', name: 'login' });
  }, [name, overlay]);
  return (
    <Staged of={{ overlay }} states={{ [name]: 'page.home', login: 'email' }}>
      <ClosedLogin />
      <Overlay />
    </Staged>
  );
}

function ClosedLogin() {
  const overlay = useFlow('overlay');
  const isOpen = useSelector(useFlow('login'), (state) => state.hasTag('visible'));
  useEffect(() => {
    if (!isOpen) overlay.send({ type: 'close', name: 'login' });
  }, [isOpen, overlay]);
  return null;
}

interface User {
  click(element: Element): Promise<void>;
  pointer(
    input: { keys: string; target: Element; coords: { clientX: number; clientY: number } }[],
  ): Promise<void>;
}

/**
 * A press on the sign-in dialog or outside it does not count as outside the wizard below (SPEC §4); the next one
 * outside does.
 */
async function pressBesideBoth(userEvent: User, question: string) {
  const beside = () =>
    userEvent.pointer([
      { keys: '[MouseLeft]', target: document.documentElement, coords: { clientX: 2, clientY: 2 } },
    ]);
  await userEvent.click(await screen.findByRole('tab', { name: t('login:tabs.code') }));
  await expect(screen.getByRole('dialog', { name: t('login:title') })).toBeVisible();
  await beside();
  await screen.findByRole('heading', { name: question });
  await beside();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const BrainstormUnderLogin = meta.story({
  args: { state: '' },
  tags: ['window-only', 'behaviour'],
  render: () => <UnderLogin name="brainstorm" />,
  play: ({ userEvent }) => pressBesideBoth(userEvent, t('brainstorm:home.question')),
});
export const EssayUnderLogin = meta.story({
  args: { state: '' },
  tags: ['window-only', 'behaviour'],
  render: () => <UnderLogin name="essay" />,
  play: ({ userEvent }) => pressBesideBoth(userEvent, t('essay:home.question')),
});
