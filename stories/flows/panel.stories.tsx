import { panelFlow } from '@octavo/machines/panel/fixtures';
import { ProvideEditorStores } from '@octavo/ui/flows/document';
import { Panel } from '@octavo/ui/flows/panel';
import { useActorRef } from '@xstate/react';
import { t } from 'i18next';
import { useEffect } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Staged, words } from './stage.tsx';
import type { ToldStates } from '../state-law/told-states.ts';

function PanelAt({ state }: { readonly state: string }) {
  return (
    <Staged states={{ panel: state }}>
      <main style={{ display: 'grid', gridTemplateRows: '56px auto', maxWidth: 352, minHeight: '100dvh' }}>
        <Panel />
      </main>
    </Staged>
  );
}

function FoldedPanel() {
  const panel = useActorRef(panelFlow.stage, panelFlow.at('closed'));
  useEffect(() => panel.send({ type: 'fold' }), [panel]);
  return (
    <Staged of={{ panel }}>
      <main style={{ display: 'grid', gridTemplateRows: '56px auto', maxWidth: 352, minHeight: '100dvh' }}>
        <Panel />
      </main>
    </Staged>
  );
}

const states: ToldStates = {
  closed: { focus: 'unchanged', announced: '5 suggestions' },
  open: { focus: 'unchanged', announced: '5 suggestions' },
};

const meta = preview.meta({
  title: 'Flows/Panel',
  component: PanelAt,
  parameters: { states, layout: 'fullscreen' },
});

const small = { viewport: { value: 'mobile2', isRotated: false } };

export const Closed = meta.story({
  args: { state: 'closed' },
  globals: small,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('panel:suggestions') }));
    await expect(canvas.getByRole('button', { name: t('panel:close') })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: t('panel:suggestions') })).toHaveFocus();
  },
});
export const Open = meta.story({ args: { state: 'open' }, globals: small });

export const Folded = meta.story({
  args: { state: '' },
  render: () => <FoldedPanel />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.queryByRole('tablist')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: t('panel:show') }));
    await expect(canvas.getByRole('tablist')).toBeVisible();
  },
});

export const ClosedByWriting = meta.story({
  tags: ['behaviour'],
  args: { state: 'open' },
  globals: small,
  render: ({ state }) => (
    <>
      <div contentEditable data-testid="text" suppressContentEditableWarning />
      <PanelAt state={state} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: t('panel:close') })).toBeVisible();
    await userEvent.type(canvas.getByTestId('text'), 'A word');
    await expect(canvas.getByRole('button', { name: t('panel:suggestions') })).toBeVisible();
  },
});

export const TabsByKeyboard = meta.story({
  tags: ['behaviour'],
  args: { state: 'closed' },
  play: async ({ canvas, userEvent, step }) => {
    await step('regression 126: the names of all tabs stand beside each other', async () => {
      const tabs = canvas.getByRole('tablist');
      await expect(tabs.scrollWidth).toBeLessThanOrEqual(tabs.clientWidth);
    });
    const suggestions = canvas.getByRole('tab', { name: new RegExp(t('panel:suggestions')) });
    await expect(suggestions).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(suggestions);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: t('panel:tools') })).toHaveAttribute('aria-selected', 'true'),
    );
    await expect(await canvas.findByRole('switch', { name: t('preferences:hideLabels') })).toBeVisible();
  },
});

const go = fn();
const outline = {
  subscribe: () => () => {},
  getSnapshot: () => headings,
  go,
};
const headings = {
  headings: [
    { id: '0', level: 1, text: 'A reader with a pencil', words: 1204 },
    { id: '1', level: 2, text: 'Before the comment box', words: 612 },
  ],
  current: '1',
} as const;

export const JumpedFromTheOutline = meta.story({
  tags: ['behaviour'],
  args: { state: 'open' },
  globals: small,
  render: ({ state }) => (
    <Staged states={{ panel: state }}>
      <ProvideEditorStores stores={{ words, outline }}>
        <Panel />
      </ProvideEditorStores>
    </Staged>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: t('panel:outline') }));
    await userEvent.click(await canvas.findByRole('button', { name: /A reader with a pencil/u }));
    await expect(go).toHaveBeenCalledWith('0');
    await expect(canvas.getByRole('button', { name: t('panel:outline') })).toBeVisible();
  },
});
