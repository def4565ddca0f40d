import { type Happening, namesOf, watch } from '@octavo/machines/fixtures';
import { addons } from 'storybook/preview-api';
import type { ToldStates } from '../../stories/state-law/told-states.ts';
import { storyOfState } from '../../stories/statecharts/story-of-state.ts';
import { flowOfTitle, type ShownFlow } from './flow-of-story.ts';
import { litStates } from './lit-states.ts';
import { briefly, plainData } from './plain-data.ts';
import { flowMessages, type FlowReport, type FlowStep } from './protocol.ts';
import { wordsOfEvent } from './words-of-event.ts';

interface Stage {
  readonly title: string;
  readonly told: ToldStates;
  readonly shown: ShownFlow;
  readonly began: number;
  readonly log: readonly FlowStep[];
  readonly last: Happening | null;
  /** Whether a person has pressed something in the story or sent an event from the panel. */
  readonly isUsed: boolean;
}

const logLength = 200;
let stage: Stage | null = null;

watch((happening) => {
  if (!stage || happening.machine !== stage.shown.flow.machine) return;
  const { event, snapshot } = happening;
  // A flow that restarts, as under StrictMode, starts a new log.
  const former = event.type === 'xstate.init' ? [] : stage.log;
  const step: FlowStep = {
    key: (former.at(-1)?.key ?? 0) + 1,
    at: Math.round(performance.now() - stage.began),
    words: wordsOfEvent(event.type),
    payload: event.type === 'xstate.init' ? '' : briefly(event),
    states: namesOf(snapshot),
  };
  stage = { ...stage, last: happening, log: [...former, step].slice(-logLength) };
  report();
});

/** Called when a story is about to be rendered. */
export function enterStage(title: string, told: ToldStates): void {
  const shown = flowOfTitle(title);
  stage = shown && { title, told, shown, began: performance.now(), log: [], last: null, isUsed: false };
  report();
}

/** Whether the story's flow has left a state by itself, as by its play function, and not by the hand of a person. */
export function hasLeftByItself(state: string): boolean {
  if (!stage || stage.isUsed) return false;
  return !stage.last || !namesOf(stage.last.snapshot).includes(state);
}

// Play functions dispatch events too, which are not trusted.
for (const type of ['pointerdown', 'keydown']) {
  addEventListener(type, ({ isTrusted }) => isTrusted && noteUse(), { capture: true });
}

function noteUse(): void {
  stage &&= { ...stage, isUsed: true };
}

/** Lets the panel observe the flow and send events to it. */
export function connectPanel(): void {
  const channel = addons.getChannel();
  channel.on(flowMessages.ask, report);
  channel.on(flowMessages.send, (index: number) => {
    const event = stage && eventsOf(stage.shown)[index];
    if (!event || !stage?.last) return;
    noteUse();
    stage.last.actor.send(event);
  });
}

function report(): void {
  if (stage?.last) litStates.tell({ flow: stage.shown.name, states: namesOf(stage.last.snapshot) });
  addons.getChannel().emit(flowMessages.report, stage?.last ? reportOf(stage, stage.last) : null);
}

function reportOf({ title, told, shown, log }: Stage, { snapshot }: Happening): FlowReport {
  const lit = namesOf(snapshot);
  return {
    name: shown.name,
    states: shown.flow.states
      .filter((state) => !state.final)
      .map(({ name }) => ({
        name,
        story: storyOfState(title, name),
        isLit: lit.includes(name),
        focus: told[name]?.focus ?? '',
        announced: [told[name]?.announced ?? []].flat().join('; '),
      })),
    context: plainData(snapshot.context),
    offers: eventsOf(shown).flatMap((event, index) =>
      snapshot.status === 'active' && snapshot.can(event)
        ? [
            {
              index,
              words: wordsOfEvent(event.type),
              payload: briefly(event),
              isOutcome: event.type.startsWith('xstate.'),
            },
          ]
        : [],
    ),
    log,
  };
}

function eventsOf({ flow }: ShownFlow): readonly { readonly type: string }[] {
  return Object.entries(flow.samples).flatMap(([type, payloads]) =>
    payloads.map((payload) => ({ ...payload, type })),
  );
}
