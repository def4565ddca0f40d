import { definePreviewAddon } from 'storybook/internal/csf';
import { lazy, Suspense } from 'react';
import { isTest } from '../is-test.ts';
import { showLanguage } from '../languages.ts';
import { statesIn, type ToldStates } from '../../stories/state-law/told-states.ts';
import { storyOfState } from '../../stories/statecharts/story-of-state.ts';
import { connectPanel, enterStage, hasLeftByItself } from './flow-on-stage.ts';
import { flowOfTitle } from './flow-of-story.ts';
import { placeFormerFocus } from './former-focus.ts';
import { expectCleanLeave, Leavable, leave, stay } from './leave.tsx';
import { sentEvents } from './sent-events.ts';
import { expectToldState } from './told-state.ts';

// Includes the graph layout library, so it is fetched only by pages that draw a statechart.
const FlowDocs = lazy(() => import('./flow-docs.tsx').then(({ FlowDocs: page }) => ({ default: page })));

/** Tests render a story in English and play it in this language: a play function that looks for English words fails. */
const playedLanguage = 'de-DE';

const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/** The element that has the focus when the state begins. */
let holder: Element | null = null;

connectPanel();

/**
 * What every story of a flow gets by its name: the statechart on its docs page, the panel that controls it, and in
 * tests the checks of the state's focus and announcements, and that it leaves the page as it was.
 */
export const flowAddon = definePreviewAddon({
  beforeEach: ({ title, viewMode, parameters }) => {
    if (viewMode === 'docs') return undefined;
    stay();
    enterStage(title, statesIn(parameters));
    return isTest && flowOfTitle(title) ? placeFormerFocus() : undefined;
  },
  decorators: [
    (Story, { title, args }) =>
      flowOfTitle(title) ? (
        <Leavable key={String(args['state'])}>
          <Story />
        </Leavable>
      ) : (
        <Story />
      ),
  ],
  argTypesEnhancers: [
    // Set before Storybook infers from the value that it is free text.
    ({ title, argTypes, initialArgs }) => {
      const shown = flowOfTitle(title);
      if (!shown || !('state' in initialArgs)) return argTypes;
      const options = shown.flow.states.map(({ name }) => name);
      const state = { ...argTypes['state'], name: 'state', options, control: { type: 'select' as const } };
      return { ...argTypes, state };
    },
  ],
  mount: (context) => async () => {
    await context.renderToCanvas();
    const told = toldOf(context);
    if (isTest && told) await expectToldState(told);
    if (isTest && context.storyGlobals['language'] === undefined) await showLanguage(playedLanguage);
    // A dialog is in the page a moment before it can be pressed, and a play function is fast enough to notice on a busy
    // machine.
    await painted();
    holder = document.activeElement;
    sentEvents.start();
    return context.canvas;
  },
  afterEach: async (context) => {
    if (!flowOfTitle(context.title)) return;
    if (!isTest) return showStateAgain(context);
    const isTaken = (toldOf(context)?.focus ?? 'unchanged') !== 'unchanged';
    // A play function that has closed it and pressed something else has moved the focus on.
    const isHeld =
      document.activeElement === holder ||
      document.activeElement?.closest('[role=dialog],[role=alertdialog]');
    await expectCleanLeave({ takesFocus: isTaken && Boolean(isHeld) });
  },
  parameters: {
    docs: {
      page: () => (
        <Suspense>
          <FlowDocs />
        </Suspense>
      ),
    },
  },
});

/**
 * Resets to the story's own state when it is opened directly or from a statechart, rather than showing where its play
 * function ended.
 */
async function showStateAgain({
  id,
  title,
  args,
  parameters,
}: StoryOfFlow & { readonly id: string }): Promise<void> {
  const state = String(args['state']);
  if (id !== storyOfState(title, state) || !hasLeftByItself(state)) return;
  leave();
  await painted();
  enterStage(title, statesIn(parameters));
  stay();
}

interface StoryOfFlow {
  readonly title: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly parameters: { readonly states?: ToldStates };
}

const toldOf = ({ args, parameters }: StoryOfFlow) => statesIn(parameters)[String(args['state'])];
