import { findFlow } from '@octavo/machines/find/fixtures';
import type { FindCommand, FindReport } from '@octavo/machines/find';
import { DocumentPage } from '@octavo/ui/flows/document';
import { FindInDocument } from '@octavo/ui/flows/find';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fromCallback } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { Paper } from '../components/layout.tsx';
import { Essay } from './essay.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { Staged } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function FindAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ find: state }}>
      <Paper>
        {state === 'closed' ? <NothingShown /> : null}
        <div style={{ minHeight: 120 }}>
          <FindInDocument />
        </div>
      </Paper>
    </Staged>
  );
}

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: null },
  'open.finding': { focus: 'searchbox Find', announced: '3 of 12' },
  'open.replacing': { focus: 'searchbox Find', announced: '3 of 12' },
};

const meta = preview.meta({ title: 'Flows/Find', component: FindAt, parameters: { states } });

const button = (name: string) => screen.findByRole('button', { name });

export const Closed = meta.story({ args: { state: 'closed' } });
export const OpenFinding = meta.story({ args: { state: 'open.finding' } });
export const OpenReplacing = meta.story({ args: { state: 'open.replacing' } });

const heard = fn<(command: FindCommand) => void>();

/** The flow on a text with three matches, until all are replaced. */
function Answered({ state }: { readonly state: string }) {
  const actor = useActorRef(
    findFlow.stage.provide({
      actors: {
        search: fromCallback<FindCommand, void, FindReport>(({ receive, sendBack }) => {
          receive((command) => {
            heard(command);
            if (command.type === 'replaceAll') sendBack({ type: 'found', count: 0, at: 0, replaced: 3 });
            else if (command.type === 'search' && command.term === 'marigold') {
              sendBack({ type: 'found', count: 0, at: 0 });
            } else sendBack({ type: 'found', count: 3, at: 1 });
          });
        }),
      },
    }),
    findFlow.at(state),
  );
  return (
    <Staged of={{ find: actor }}>
      <Paper>
        <FindInDocument />
      </Paper>
    </Staged>
  );
}

export const Found = meta.story({
  args: { state: 'open.finding' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('searchbox');
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await expect(heard).toHaveBeenLastCalledWith({ type: 'move', by: 1 });
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(heard).toHaveBeenLastCalledWith({ type: 'move', by: -1 });
    await userEvent.click(await button(t('find:wholeWords')));
    await expect(heard).toHaveBeenLastCalledWith({
      type: 'search',
      term: 'margin',
      matchCase: false,
      wholeWords: true,
    });
    await expect(await screen.findByText(t('find:place', { at: 1, count: 3 }))).toBeVisible();
  },
});

export const NotFound = meta.story({
  args: { state: 'open.finding' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'marigold');
    await expect(await screen.findByText(t('find:none'))).toBeVisible();
  },
});

export const Replaced = meta.story({
  args: { state: 'open.finding' },
  render: ({ state }) => <Answered state={state} />,
  play: async ({ userEvent }) => {
    await userEvent.click(await button(t('find:showReplace')));
    const field = await screen.findByRole('textbox', { name: t('find:replacement') });
    await userEvent.type(field, 'edge');
    heard.mockClear();
    // How Safari reports an Enter that ended a composition.
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
    await expect(heard).not.toHaveBeenCalled();
    await userEvent.click(await button(t('find:replace')));
    await expect(heard).toHaveBeenLastCalledWith({ type: 'replace', replacement: 'edge' });
    await userEvent.click(await button(t('find:replaceAll')));
    // Visible as well as announced, and instead of "not found".
    await expect(await screen.findByText(t('find:replaced', { count: 3 }))).toBeVisible();
    await expect(screen.queryByText(t('find:none'))).not.toBeInTheDocument();
  },
});

export const Dismissed = meta.story({
  args: { state: 'open.replacing' },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('textbox', { name: t('find:replacement') }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
  },
});

export const OpenedFromTheMenu = meta.story({
  args: { state: '' },
  render: () => (
    <Staged states={{ navigation: 'document' }}>
      <DocumentPage>
        <Essay />
      </DocumentPage>
    </Staged>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('document:more') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('find:menuItem') }));
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: t('find:term') })).toHaveFocus());
  },
});
