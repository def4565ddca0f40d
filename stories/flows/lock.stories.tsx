import type { LoadedDocument } from '@octavo/machines/document';
import { documentFlow } from '@octavo/machines/document/fixtures';
import { lockFlow } from '@octavo/machines/lock/fixtures';
import { canals } from '@octavo/machines/fixtures';
import { DocumentPage } from '@octavo/ui/flows/document';
import { Lock } from '@octavo/ui/flows/lock';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, screen, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Essay } from './essay.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function LockAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ lock: state }}>
      {state === 'closed' ? <NothingShown /> : null}
      <Lock />
    </Staged>
  );
}

const toLock =
  'Lock this document. It is encrypted with your password. While it is locked, there is no preview, search, download or AI.';
const toUnlock =
  'Unlock this document. The password decrypts it for good. You can lock it again at any time.';

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  setting: { focus: 'password Password', announced: toLock },
  locking: { focus: 'button Cancel', announced: toLock },
  'asking.resting': { focus: 'password Password', announced: toUnlock },
  'asking.reading': { focus: 'password Password', announced: toUnlock },
  unlocking: { focus: 'button Show the hint', announced: toUnlock },
};

const meta = preview.meta({ title: 'Flows/Lock', component: LockAt, parameters: { states } });

const button = (name: string) => screen.findByRole('button', { name });
const passwords = () => screen.findAllByLabelText(new RegExp(`^${t('lock:password')}`, 'u'));

export const Closed = meta.story({ args: { state: 'closed' } });
export const Setting = meta.story({ args: { state: 'setting' } });
export const Locking = meta.story({ args: { state: 'locking' } });
export const AskingResting = meta.story({ args: { state: 'asking.resting' } });
export const AskingReading = meta.story({ args: { state: 'asking.reading' } });
export const Unlocking = meta.story({ args: { state: 'unlocking' } });

export const NothingTyped = meta.story({
  args: { state: 'setting' },
  play: async ({ userEvent, step }) => {
    await userEvent.click(await button(t('lock:lock.submit')));
    const [password] = await passwords();
    await waitFor(() => expect(password).toHaveAccessibleDescription(t('lock:problems.empty')));
    await step('regression 380: the first field with an error has the focus', () =>
      waitFor(() => expect(password).toHaveFocus()),
    );
  },
});

/** The flow with a server that answers. */
function Answered({ state }: { readonly state: string }) {
  const actor = useActorRef(
    lockFlow.stage.provide({
      actors: {
        unlock: fromPromise(async (): Promise<unknown> => {
          throw Object.assign(new Error('Wrong.'), { code: 'wrong_password' });
        }),
        readHint: fromPromise(async () => 'What the essay praises'),
      },
    }),
    lockFlow.at(state),
  );
  return (
    <Staged of={{ lock: actor }}>
      <Lock />
    </Staged>
  );
}

export const WrongPassword = meta.story({
  args: { state: 'asking.resting' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent, step }) => {
    const [password] = await passwords();
    if (!password) throw new Error('There is no field for the password.');
    await step('A wrong password is told at its field', async () => {
      await userEvent.type(password, 'fast hand{Enter}');
      await waitFor(() => expect(password).toHaveAccessibleDescription(t('lock:problems.wrong')));
    });
    await step('The hint is read when it is asked for', async () => {
      await userEvent.click(await button(t('lock:hint.show')));
      await expect(await screen.findByText('What the essay praises')).toBeVisible();
    });
  },
});

export const Dismissed = meta.story({
  args: { state: 'setting' },
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('common:cancel')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** The page of a document that is locked on the server. */
function LockedPage() {
  const actor = useActorRef(
    documentFlow.stage.provide({
      actors: {
        load: fromPromise(async (): Promise<LoadedDocument> => ({
          document: {
            ...canals,
            encryption: true,
            content: { type: 'doc', content: [{ type: 'paragraph' }] },
          },
          unsaved: false,
        })),
      },
    }),
    documentFlow.from(documentFlow.input),
  );
  return (
    <Staged of={{ document: actor }} states={{ navigation: 'document' }}>
      <DocumentPage>
        <Essay />
      </DocumentPage>
      <Lock />
    </Staged>
  );
}

export const OpenedFromTheLockedPage = meta.story({
  args: { state: '' },
  render: () => <LockedPage />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(t('lock:page.title'))).toBeVisible();
    // Its words are not on this device, so none are counted.
    await expect(canvas.queryByText(t('goal:words', { count: 0 }))).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: t('lock:unlock.submit') }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: t('lock:unlock.title') })).toBeVisible());
  },
});
