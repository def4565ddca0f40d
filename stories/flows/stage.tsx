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

/** The product's flows, with their states when they surround the flow that a story is about. */
const surroundings: Readonly<Record<FlowName, string>> = {
  app: 'shown.home',
  session: 'ready',
  navigation: 'home',
  preferences: 'ready',
  favourites: 'idle',
  account: 'known',
  notifications: 'alert.closed',
  overlay: 'closed',
  sidebar: 'closed',
  home: 'ready',
  greeting: 'hidden',
  samples: 'idle',
  import: 'closed',
  history: 'ready',
  changelog: 'ready',
  prices: 'ready',
  search: 'idle',
  starred: 'ready',
  row: 'idle',
  trash: 'restoring.idle',
  deletion: 'closed',
  login: 'closed',
  profile: 'ready',
  sharing: 'listed',
  picture: 'closed',
  devices: 'listed',
  details: 'resting',
  feedback: 'closed',
  palette: 'closed',
  recommendation: 'closed',
  recovery: 'quiet',
  install: 'closed',
  brainstorm: 'closed',
  essay: 'closed',
  dictionary: 'ready',
  update: 'current',
  upgrade: 'closed',
  'payment-return': 'closed',
  referral: 'resting',
  withdrawal: 'closed',
  desk: 'open',
  document: 'work.clean',
  panel: 'closed',
  download: 'closed',
  tags: 'closed',
  lock: 'closed',
  find: 'closed',
  goal: 'aim.none',
  versions: 'closed',
  record: 'closed',
  conflict: 'closed',
  completion: 'on.idle',
  citing: 'closed',
  plagiarism: 'idle',
  references: 'listing',
  'inline-citation': 'closed',
  'document-pictures': 'card.closed',
  'reference-import': 'closed',
  voice: 'idle',
  'make-local': 'idle',
  rewriting: 'resting',
  suggestions: 'shown.list',
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
  return Object.entries({ ...surroundings, ...states })
    .filter(([name]) => !absent.includes(name))
    .reduceRight(
      (inner, [name, state]) => (
        <OneStaged name={name} state={state}>
          {inner}
        </OneStaged>
      ),
      <Flows of={of}>{inside}</Flows>,
    );
}

const known: Readonly<Record<string, Flow>> = flows;

interface OneStagedProps {
  readonly name: string;
  readonly state: string;
  readonly children: ReactNode;
}

function OneStaged({ name, state, children }: OneStagedProps) {
  const flow = known[name];
  if (flow === undefined) throw new Error(`There is no flow named ${name}`);
  const actor = useActorRef(flow.stage, flow.at(state));
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
