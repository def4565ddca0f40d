import { linksFlow, someLink } from '@octavo/machines/links/fixtures';
import type { SaveLinkInput, SharedLink } from '@octavo/machines/links';
import { Button } from '@octavo/ui/components/button';
import LinksDialog from '@octavo/ui/dialogs/links';
import { DocumentPage } from '@octavo/ui/flows/document';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Essay } from './essay.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function LinksAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ links: state }}>
      <LinksDialog />
    </Staged>
  );
}

const about =
  'Share this document. Anyone with the link can read it without an account. Only you can change the text.';

const question =
  'Revoke the link for Ms Meyer? It stops working, and pages opened with it close within seconds. Comments stay. Cancel Revoke';

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  loading: { focus: 'button Close', announced: about },
  failed: {
    focus: 'button Try again',
    announced: ['The links could not be loaded The server was not reached. Try again', about],
  },
  listed: { focus: 'button Copy the link for Study group', announced: about },
  form: { focus: 'textbox Who is it for?', announced: about },
  saving: { focus: 'button Create link', announced: about },
  confirming: { focus: 'button Cancel', announced: [question, about] },
  revoking: { focus: 'button Revoke', announced: [question, about] },
};

const meta = preview.meta({ title: 'Flows/Links', component: LinksAt, parameters: { states } });

export const Closed = meta.story({ args: { state: 'closed' } });
export const Loading = meta.story({ args: { state: 'loading' } });
export const Failed = meta.story({ args: { state: 'failed' } });
export const Listed = meta.story({ args: { state: 'listed' } });
export const Form = meta.story({ args: { state: 'form' } });
export const Saving = meta.story({ args: { state: 'saving' } });
export const Confirming = meta.story({ args: { state: 'confirming' } });
export const Revoking = meta.story({ args: { state: 'revoking' } });

const saved = fn<(input: SaveLinkInput) => void>();

/** The flow with a server that keeps links. */
function Answered({ links }: { readonly links: readonly SharedLink[] }) {
  const actor = useActorRef(
    linksFlow.stage.provide({
      actors: {
        load: fromPromise(async () => ({ links, today: '2026-11-20' })),
        save: fromPromise(async ({ input }) => {
          saved(input);
          const { id, name, kind, isProtected, lastDay } = input.draft;
          return {
            ...someLink,
            id: id ?? 'link-new',
            name,
            kind,
            hasPassword: isProtected,
            lastDay,
            readers: [],
          };
        }),
        revoke: fromPromise<unknown, { id: string; linkId: string }>(async () => null),
      },
    }),
    linksFlow.at('closed'),
  );
  return (
    <Staged of={{ links: actor }}>
      <Button onClick={() => actor.send({ type: 'open' })}>Share</Button>
      <LinksDialog />
    </Staged>
  );
}

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

export const MadeWithAPassword = meta.story({
  args: { state: '' },
  tags: ['behaviour'],
  render: () => <Answered links={[]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await userEvent.click(await button(t('links:form.create')));
    await expect(await field(t('links:form.name'))).toBeInvalid();
    await userEvent.type(await field(t('links:form.name')), 'Ms Meyer');
    await userEvent.click(screen.getByRole('radio', { name: t('links:kinds.read') }));
    await userEvent.click(screen.getByRole('checkbox', { name: t('links:form.protected') }));
    await userEvent.type(screen.getByLabelText(t('links:form.password')), 'linden');
    await userEvent.type(screen.getByLabelText(t('links:form.lastDay')), '2026-12-24');
    await userEvent.click(await button(t('links:form.create')));
    const status = await screen.findByText(t('links:made.title', { name: 'Ms Meyer' }));
    await expect(status).toBeVisible();
    await expect(saved.mock.lastCall?.[0].draft).toMatchObject({
      kind: 'read',
      password: 'linden',
      lastDay: '2026-12-24',
    });
  },
});

export const Revoked = meta.story({
  args: { state: '' },
  tags: ['behaviour'],
  render: () => <Answered links={[someLink]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    const list = within(await screen.findByRole('list', { name: t('links:list') }));
    await userEvent.click(list.getByRole('button', { name: t('links:revoke', { name: 'Ms Meyer' }) }));
    await expect(await button(t('common:cancel'))).toHaveFocus();
    await userEvent.click(await button(t('links:removal.confirm')));
    await expect(await screen.findByText(t('links:empty.title'))).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  args: { state: 'failed' },
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('common:tryAgain')));
    await expect(await screen.findByText(t('links:loading'))).toBeInTheDocument();
  },
});

export const ChangedAndClosed = meta.story({
  args: { state: '' },
  tags: ['behaviour'],
  render: () => <Answered links={[someLink]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await userEvent.click(await button(t('links:add')));
    await userEvent.click(await button(t('common:cancel')));
    await userEvent.click(await button(t('links:edit', { name: 'Ms Meyer' })));
    await expect(screen.getByLabelText(t('links:form.newPassword'))).toHaveValue('');
    await userEvent.clear(await field(t('links:form.name')));
    await userEvent.type(await field(t('links:form.name')), 'Mr Adler');
    await userEvent.click(await button(t('links:form.save')));
    await expect(await screen.findByText('Mr Adler')).toBeVisible();
    await expect(saved.mock.lastCall?.[0].draft).toMatchObject({ id: 'link-meyer', isProtected: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const OpenedFromTheMenu = meta.story({
  args: { state: '' },
  render: () => (
    <Staged states={{ navigation: 'document' }}>
      <DocumentPage>
        <Essay />
      </DocumentPage>
      <LinksDialog />
    </Staged>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('document:more') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('links:menuItem') }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: t('links:title') })).toBeVisible());
  },
});
