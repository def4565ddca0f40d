import { suggestionsFlow } from '@octavo/machines/suggestions/fixtures';
import { suggestions } from '@octavo/machines/fixtures';
import {
  type HighlightsCommand,
  type Suggestion,
  type HighlightsReport,
  suggestionsMachine,
  type IgnoreList,
} from '@octavo/machines/suggestions';
import { Button } from '@octavo/ui/components/button';
import { SuggestionsPanel } from '@octavo/ui/flows/suggestions';
import { useActorRef } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { t } from 'i18next';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromCallback, fromPromise } from 'xstate';
import preview from '../../.storybook/preview.tsx';
import { PanelStage } from './stage.tsx';
import * as css from './suggestions.css.ts';
import type { ToldStates } from '../state-law/told-states.ts';

function SuggestionsAt({ state }: { readonly state: string }) {
  const actor = useActorRef(suggestionsFlow.stage, suggestionsFlow.at(state));
  return (
    <PanelStage>
      <SuggestionsPanel actor={actor} />
    </PanelStage>
  );
}

const states: ToldStates = {
  'shown.list': { focus: 'unchanged', announced: '5 suggestions' },
  'shown.none': { focus: 'unchanged', announced: 'No suggestions' },
  'shown.halted': { focus: 'unchanged', announced: 'Suggestions are off' },
  'activity.off': { focus: 'unchanged', announced: 'Suggestions are off' },
  'activity.idle': { focus: 'unchanged', announced: '5 suggestions' },
  'activity.waiting': { focus: 'unchanged', announced: 'No suggestions' },
  'activity.checking': { focus: 'unchanged', announced: 'No suggestions' },
  'activity.failed': { focus: 'unchanged', announced: 'The text could not be checked' },
};

const meta = preview.meta({ title: 'Flows/Suggestions', component: SuggestionsAt, parameters: { states } });

export const ShownList = meta.story({ args: { state: 'shown.list' } });
export const ShownNone = meta.story({ args: { state: 'shown.none' } });
export const ShownHalted = meta.story({
  args: { state: 'shown.halted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: t('suggestions:halted.action') })).toBeVisible();
  },
});
function KeptOutside() {
  const actor = useActorRef(suggestionsFlow.stage, suggestionsFlow.at('shown.halted'));
  useEffect(() => {
    const asked = actor.on('enable.request', () => actor.send({ type: 'enable' }));
    return () => asked.unsubscribe();
  }, [actor]);
  return (
    <PanelStage>
      <SuggestionsPanel actor={actor} />
    </PanelStage>
  );
}

export const SwitchedOnAgain = meta.story({
  args: { state: 'shown.halted' },
  render: () => <KeptOutside />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('suggestions:halted.action') }));
    await waitFor(() => expect(canvas.queryByText(t('suggestions:halted.title'))).not.toBeInTheDocument());
  },
});
export const ActivityOff = meta.story({ args: { state: 'activity.off' } });
export const ActivityIdle = meta.story({ args: { state: 'activity.idle' } });
export const ActivityWaiting = meta.story({ args: { state: 'activity.waiting' } });
export const ActivityChecking = meta.story({ args: { state: 'activity.checking' } });
export const ActivityFailed = meta.story({
  args: { state: 'activity.failed' },
  play: async ({ canvas, userEvent, step }) => {
    await step('nothing reads well that was not checked', async () => {
      await expect(canvas.getByText(t('suggestions:failed.unchecked', { count: 52 }))).toBeVisible();
      await expect(canvas.queryByText(t('suggestions:none.title'))).not.toBeInTheDocument();
    });
    await step('it stays in sight while it is checked again', async () => {
      const again = canvas.getByRole('button', { name: t('suggestions:failed.action') });
      await userEvent.click(again);
      await expect(again).toHaveAttribute('aria-busy', 'true');
      await expect(again).toHaveFocus();
    });
  },
});

const told = fn<(command: HighlightsCommand) => void>();
const listening = suggestionsFlow.stage.provide({
  actors: {
    highlights: fromCallback<HighlightsCommand, IgnoreList, HighlightsReport>(({ receive }) => receive(told)),
  },
});

function Listening() {
  return (
    <PanelStage>
      <SuggestionsPanel actor={useActorRef(listening, suggestionsFlow.at('shown.list'))} />
    </PanelStage>
  );
}

export const Settling = meta.story({
  args: { state: 'shown.list' },
  render: () => <Listening />,
  beforeEach: () => {
    told.mockClear();
  },
  play: async ({ canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const last = () => told.mock.lastCall?.[0];
    await userEvent.click(canvas.getByRole('button', { name: /: recieved/ }));
    await step('the card changes the text, another word, or nothing', async () => {
      await press(t('suggestions:apply'));
      await expect(last()).toEqual({
        type: 'apply',
        id: 's-recieved',
        replacement: undefined,
        thenWrite: true,
      });
      await press(t('suggestions:useAlternative', { alternative: 'relieved' }));
      await expect(last()).toEqual({
        type: 'apply',
        id: 's-recieved',
        replacement: 'relieved',
        thenWrite: true,
      });
      await press(t('suggestions:ignoreHere'));
      await expect(last()).toEqual({ type: 'ignore', id: 's-recieved' });
      await press(t('suggestions:ignoreInDocument'));
      await expect(last()).toEqual({ type: 'ignoreWord', word: 'recieved' });
      await press(t('suggestions:addToDictionary'));
    });
    await step('its arrows go to the others', async () => {
      await press(t('suggestions:previous'));
      await expect(last()).toEqual({ type: 'select', id: 's-in-order-to' });
      await press(t('suggestions:next'));
      await expect(last()).toEqual({ type: 'select', id: 's-recieved' });
    });
    await step('its X leads back to the text', async () => {
      await press(t('suggestions:closeCard'));
      await expect(last()).toEqual({ type: 'select', id: null });
    });
    await step('one press changes all', async () => {
      await press(t('suggestions:applyAll', { count: 5 }));
      await expect(last()).toEqual({ type: 'applyAll' });
    });
  },
});

/** Stores the rules as the account does. */
function Kept() {
  const actor = useActorRef(suggestionsFlow.stage, suggestionsFlow.at('shown.list'));
  useEffect(() => {
    const heed = (ignoredRules: readonly string[]) =>
      actor.send({ type: 'ignoreList.change', words: [], ignoredRules });
    const subscriptions = [
      actor.on('rule.ignore', ({ rule }) => heed([rule])),
      actor.on('rule.restore', () => heed([])),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [actor]);
  return (
    <PanelStage>
      <SuggestionsPanel actor={actor} />
    </PanelStage>
  );
}

export const IgnoredRule = meta.story({
  args: { state: 'shown.list' },
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /: an university/ }));
    await userEvent.click(canvas.getByRole('button', { name: t('suggestions:ignoreRule') }));
    await userEvent.click(
      await canvas.findByRole('button', { name: t('suggestions:ignored', { count: 1 }) }),
    );
    await userEvent.click(await screen.findByRole('menuitem'));
    await expect(
      canvas.queryByRole('button', { name: t('suggestions:ignored', { count: 1 }) }),
    ).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('region', { name: t('suggestions:list') })).toHaveFocus());
  },
});

export const ReasonInFrench = meta.story({
  args: { state: 'shown.list' },
  globals: { language: 'fr-FR' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /recieved/ }));
    await expect(await canvas.findByText(t('suggestions:why.SpellCheck'))).toBeVisible();
  },
});

export const WithExample = meta.story({
  args: { state: 'shown.list' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /: the the/ }));
    await expect(await canvas.findByText('We saw the sea.')).toBeVisible();
    await expect(canvas.getByText('We saw the the sea.')).toBeVisible();
  },
});

function Holding({ items }: { readonly items: readonly Suggestion[] }) {
  const actor = useActorRef(suggestionsFlow.stage, suggestionsFlow.at('shown.list'));
  useEffect(() => {
    actor.send({ type: 'highlights.change', items, checked: 51, total: 52 });
  }, [actor, items]);
  return (
    <PanelStage>
      <SuggestionsPanel actor={actor} />
    </PanelStage>
  );
}

/** The first suggestion is less certain than the others. */
const oneLikely = suggestions.map((one, index) => (index === 0 ? { ...one, isLikely: true } : one));

export const WorthALookApart = meta.story({
  args: { state: 'shown.list' },
  render: () => <Holding items={oneLikely} />,
  play: async ({ canvas, step, userEvent }) => {
    const list = canvas.getByRole('list', { name: t('suggestions:list') });
    const told = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const [first] = oneLikely;
    await step(
      'regression 231: what is less sure stands below all that is sure, under its own name',
      async () => {
        await waitFor(() => expect(told().at(-2)).toContain(t('suggestions:likelyHint')));
        await expect(told().at(-1)).toContain(first?.original);
      },
    );
    await step('opened, it stands with its words', async () => {
      await userEvent.click(within(list).getByRole('button', { name: new RegExp(first?.original ?? '') }));
      await waitFor(() => expect(told()[0]).toContain(first?.original));
      await expect(canvas.queryByText(t('suggestions:likelyHint'))).toBeNull();
    });
  },
});

/** Too long for any row. */
const oneLong = oneLikely.map((one, index) =>
  index === 0
    ? { ...one, original: 'The most of advertisments', replacement: 'Most of the advertisements' }
    : one,
);

export const LongWords = meta.story({
  args: { state: 'shown.list' },
  render: () => <Holding items={oneLong} />,
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole('list', { name: t('suggestions:list') });
    const row = await canvas.findByRole('button', { name: /The most of advertisments/ });
    await step('regression 18: they make no row wider than the list', async () => {
      await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right);
    });
  },
});

/** Found in “Too  many   spaces .Here,too”. */
const aboutSpaces = (
  [
    ['  ', ' '],
    ['   ', ' '],
    [' ', ''],
    [',', ', '],
    [' ;', '\u00A0;'],
  ] as const
).map(([original, replacement], index): Suggestion => ({
  id: `s-space-${index}`,
  kind: 'style',
  icon: 'style',
  summary: 'Spaces stand here that do not belong.',
  original,
  replacement,
  alternatives: [],
  rule: 'Spaces',
  from: 10 * index,
  to: 10 * index + original.length,
}));

export const Spaces = meta.story({
  args: { state: 'shown.list' },
  render: () => <Holding items={aboutSpaces} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('regression 120: a change of spaces has a name', async () => {
      const kind = t('suggestions:kind.style');
      const [one, two, three] = [1, 2, 3].map((count) => t('suggestions:spaces.space', { count }));
      for (const name of [
        t('suggestions:row', { kind, original: two, replacement: one }),
        t('suggestions:row', { kind, original: three, replacement: one }),
        t('suggestions:rowLeaveOut', { kind, original: one }),
        t('suggestions:row', { kind, original: ',', replacement: `, ${one}` }),
      ]) {
        await expect(await canvas.findByRole('button', { name })).toBeVisible();
      }
    });
    await step('and its card tells it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /: 3/u }));
      const card = (await canvas.findByRole('button', { name: t('suggestions:apply') })).closest('li');
      await expect(within(card ?? document.body).getByRole('deletion')).toHaveTextContent(
        t('suggestions:spaces.space', { count: 3 }),
      );
    });
  },
});

export const WorthALook = meta.story({
  args: { state: 'shown.list' },
  render: () => <Holding items={oneLikely} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('it is not applied with the others', async () => {
      await expect(
        await canvas.findByRole('button', { name: t('suggestions:applyAll', { count: 4 }) }),
      ).toBeVisible();
    });
    await step('no suggestion is counted twice', async () => {
      const counts = within(canvas.getByRole('list', { name: t('suggestions:kinds') })).getAllByRole(
        'listitem',
      );
      const counted = counts.map(({ textContent }) => Number(/\d+$/.exec(textContent)?.[0]));
      await expect(counted.reduce((sum, count) => sum + count, 0)).toBe(oneLikely.length);
    });
    await step('its card says what it is', async () => {
      const kind = t('suggestions:likelyKind', { kind: t('suggestions:kind.spelling') });
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${kind}`) }));
      await expect(await canvas.findByText(kind)).toBeVisible();
    });
  },
});

const applying = suggestionsMachine.provide({
  actors: {
    check: fromPromise(() => new Promise(() => {})),
    highlights: fromCallback<HighlightsCommand, IgnoreList, HighlightsReport>(({ receive, sendBack }) => {
      const report = (items: readonly Suggestion[]) =>
        sendBack({ type: 'highlights.change', items, checked: 51, total: 52 });
      report(suggestions);
      receive(({ type }) => {
        if (type === 'apply' || type === 'applyAll') report([]);
      });
    }),
  },
});

/** Applying any suggestion removes all of them. */
function Applied() {
  const actor = useActorRef(applying, { input: { enabled: true } });
  return (
    <PanelStage>
      <SuggestionsPanel actor={actor} />
    </PanelStage>
  );
}

export const AllAppliedOneUnread = meta.story({
  args: { state: 'shown.list' },
  render: () => <Applied />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('suggestions:applyAll', { count: suggestions.length }) }),
    );
    await expect(canvas.getByText(t('suggestions:none.title'))).toBeVisible();
    await expect(canvas.getByRole('region', { name: t('suggestions:list') })).toHaveFocus();
  },
});

export const LastApplied = meta.story({
  args: { state: 'shown.list' },
  render: () => <Applied />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /: recieved/ }));
    await userEvent.click(await canvas.findByRole('button', { name: t('suggestions:apply') }));
    await expect(await canvas.findByText(t('suggestions:none.title'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: t('suggestions:list') })).toHaveFocus());
  },
});

function BesideItsText() {
  const actor = useActorRef(suggestionsFlow.stage, suggestionsFlow.at('shown.list'));
  return (
    <PanelStage>
      <Button onClick={() => actor.send({ type: 'suggestion.next' })}>Text</Button>
      <SuggestionsPanel actor={actor} />
    </PanelStage>
  );
}

export const ChosenFromTheText = meta.story({
  tags: ['behaviour'],
  render: () => <BesideItsText />,
  play: async ({ canvas, userEvent, step }) => {
    const told = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    const text = canvas.getByRole('button', { name: 'Text' });
    const apply = t('suggestions:apply');
    await step('a screen reader hears what is chosen while the focus stays in the text', async () => {
      await userEvent.click(text);
      await userEvent.click(text);
      const name = await waitFor(() => canvas.getByRole('button', { name: apply }));
      await expect(text).toHaveFocus();
      await waitFor(() => expect(told()).toContain(descriptionOf(name)));
    });
    await step('in the panel the focus tells it', async () => {
      canvas.getByRole('button', { name: t('suggestions:next') }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(told().filter((words) => words !== '')).toHaveLength(1));
    });
  },
});

const descriptionOf = (element: HTMLElement): string =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? 'no description';

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { state: 'shown.list' },
  play: async ({ canvas, userEvent, step }) => {
    const row = (name: RegExp) => canvas.getByRole('button', { name });
    await step('the arrows go from row to row', async () => {
      // Pressed repeatedly until the list reacts: it starts listening a moment after it is rendered.
      await waitFor(async () => {
        row(/: recieved/).focus();
        await userEvent.keyboard('{ArrowDown}');
        await expect(row(/: an university/)).toHaveFocus();
      });
    });
    await step('Enter opens, and the card has the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('Use “a” before a consonant sound.')).toBeVisible();
      await expect(canvas.getByText(t('suggestions:position', { index: 2, total: 5 }))).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: t('suggestions:apply') })).toHaveFocus());
    });
    await step('the arrows go from card to card', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(await canvas.findByText(t('suggestions:position', { index: 3, total: 5 }))).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: t('suggestions:apply') })).toHaveFocus());
    });
    await step('Escape closes it and stays on its row', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(row(/: the the/)).toHaveFocus());
    });
  },
});

const lines = [40, 96, 96, 170, 300];
const places = new Map(
  suggestions.map(({ id }, index) => [id, { top: lines[index] ?? 0, bottom: (lines[index] ?? 0) + 29 }]),
);

function BesideTheText() {
  const sheet = useRef<HTMLDivElement>(null);
  const actor = useActorRef(suggestionsFlow.stage, suggestionsFlow.at('shown.list'));
  return (
    <main className={css.beside}>
      <div ref={sheet} className={css.sheet} />
      <SuggestionsPanel actor={actor} places={places} sheet={() => sheet.current} />
    </main>
  );
}

export const Beside = meta.story({
  args: { state: 'shown.list' },
  render: () => <BesideTheText />,
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /: an university/ }));
    // In a narrow window the open suggestion has the list to itself.
    const boxes = [...canvas.getByRole('list', { name: t('suggestions:list') }).children]
      .map((row) => row.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    await step('no row lies on another', async () => {
      for (const [index, box] of boxes.entries()) {
        const next = boxes[index + 1];
        if (next) await expect(next.top).toBeGreaterThanOrEqual(box.bottom);
      }
    });
  },
});
