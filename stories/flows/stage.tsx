import { type Flow, flows } from '@octavo/machines/fixtures';
import { ProvideEditorStores } from '@octavo/ui/flows/document';
import { type FlowActors, type FlowName, Flows, useFlow } from '@octavo/ui/flows/flow-context';
import { useActorRef } from '@xstate/react';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useShownTheme } from '../../.storybook/shown-theme.ts';

/** The current time for the stories' documents. */
export const now = new Date('2026-11-20T22:00:00.000Z');

/** The word count of a text that does not change. */
export const words = { subscribe: () => () => {}, getSnapshot: () => 4812 };

const stores = { words };

/** The states of flows that surround another one, where they are not those in which the flows begin. */
const surroundings: Readonly<Partial<Record<FlowName, string>>> = {
  app: 'shown.home',
  session: 'ready',
  account: 'known',
  home: 'ready',
  greeting: 'hidden',
  history: 'ready',
  changelog: 'ready',
  prices: 'ready',
  starred: 'ready',
  trash: 'restoring.idle',
  sharing: 'listed',
  devices: 'listed',
  dictionary: 'ready',
  desk: 'open',
  document: 'work.clean',
  tags: 'closed',
  'document-pictures': 'card.closed',
  // Their names say how they begin, but here a list and the names of services have arrived.
  references: 'listing',
  plagiarism: 'idle',
  suggestions: 'shown.list',
  commenting: 'list.ready',
};

export interface StagedProps {
  /** States that differ from those surroundings. */
  readonly states?: Partial<Record<FlowName, string>>;
  /** The story's own flows. */
  readonly of?: Partial<FlowActors>;
  /** Flows that are not running. */
  readonly without?: readonly FlowName[];
  readonly children: ReactNode;
}

/** Every flow on stage, so that any view finds its own: actors never answer and timers never fire. */
export function Staged({ states = {}, of = {}, without = [], children }: StagedProps) {
  const absent: readonly string[] = [...Object.keys(of), ...without];
  const inside = (
    <ProvideEditorStores stores={stores}>
      <ThemeOfPage />
      {children}
    </ProvideEditorStores>
  );
  const shown: Readonly<Record<string, string>> = { ...surroundings, ...states };
  return Object.entries(flows)
    .filter(([name]) => !absent.includes(name))
    .reduceRight(
      (inner, [name, flow]) => (
        <OneStaged name={name} flow={flow} state={shown[name]}>
          {inner}
        </OneStaged>
      ),
      <Flows of={of}>{inside}</Flows>,
    );
}

interface OneStagedProps {
  readonly name: string;
  readonly flow: Flow;
  /** The one in which the flow begins, unless given. */
  readonly state: string | undefined;
  readonly children: ReactNode;
}

function OneStaged({ name, flow, state, children }: OneStagedProps) {
  const actor = useActorRef(flow.stage, state === undefined ? flow.atStart() : flow.at(state));
  return <Flows of={{ [name]: actor }}>{children}</Flows>;
}

/** Keeps the preferences in step with the theme that the story is shown in. */
function ThemeOfPage() {
  const preferences = useFlow('preferences');
  const theme = useShownTheme();
  useEffect(() => preferences.send({ type: 'stored.change', change: { theme } }), [preferences, theme]);
  return null;
}

/** Part of the desk, as wide as the panel, below the top bar that the panel's header sticks to. */
export function PanelStage({ children }: { readonly children: ReactNode }) {
  return (
    <Stage
      style={{
        width: 'min(352px, 100%)',
        padding: '56px 24px 24px 0',
        background: 'var(--octavo-surface-desk)',
      }}
    >
      {children}
    </Stage>
  );
}

/** Part of the page, as wide as an AI card in the editor. */
export function CardStage({ children }: { readonly children: ReactNode }) {
  return (
    <Stage style={{ maxWidth: 872, padding: 24, background: 'var(--octavo-surface-page)' }}>{children}</Stage>
  );
}

/** Part of the page with room for what opens below a field. */
export function PickerStage({ children }: { readonly children: ReactNode }) {
  return (
    <Stage style={{ maxWidth: 420, minHeight: 520, padding: 24, background: 'var(--octavo-surface-page)' }}>
      {children}
    </Stage>
  );
}

function Stage({ style, children }: { readonly style: CSSProperties; readonly children: ReactNode }) {
  return <main style={{ boxSizing: 'border-box', marginInline: 'auto', ...style }}>{children}</main>;
}
