import type { EventFrom } from 'xstate';
import type { brainstormMachine } from '../brainstorm/brainstorm.machine.ts';
import type { changelogMachine } from '../changelog/changelog.machine.ts';
import type { deletionMachine } from '../deletion/deletion.machine.ts';
import type { detailsMachine } from '../details/details.machine.ts';
import type { devicesMachine } from '../devices/devices.machine.ts';
import { emptyContext } from '../essay/empty-context.ts';
import type { essayMachine } from '../essay/essay.machine.ts';
import type { feedbackMachine } from '../feedback/feedback.machine.ts';
import type { paletteMachine } from '../palette/palette.machine.ts';
import type { historyMachine } from '../history/history.machine.ts';
import type { importMachine } from '../import/import.machine.ts';
import { late, type LogicOf, type Rest } from '../late.ts';
import type { loginMachine } from '../login/login.machine.ts';
import type { paymentReturnMachine } from '../payment-return/payment-return.machine.ts';
import type { pictureMachine } from '../picture/picture.machine.ts';
import type { pricesMachine } from '../prices/prices.machine.ts';
import type { profileMachine } from '../profile/profile.machine.ts';
import type { recommendationMachine } from '../recommendation/recommendation.machine.ts';
import type { recoveryMachine } from '../recovery/recovery.machine.ts';
import type { referralMachine } from '../referral/referral.machine.ts';
import type { rowMachine } from '../row/row.machine.ts';
import type { searchMachine } from '../search/search.machine.ts';
import type { sharingMachine } from '../sharing/sharing.machine.ts';
import type { starredMachine } from '../starred/starred.machine.ts';
import type { trashMachine } from '../trash/trash.machine.ts';
import type { upgradeMachine } from '../upgrade/upgrade.machine.ts';
import type { withdrawalMachine } from '../withdrawal/withdrawal.machine.ts';

/** The flows of the app whose machines are not needed by the first page. */
export interface LateMachines {
  readonly brainstorm: typeof brainstormMachine;
  readonly changelog: typeof changelogMachine;
  readonly deletion: typeof deletionMachine;
  readonly details: typeof detailsMachine;
  readonly devices: typeof devicesMachine;
  readonly essay: typeof essayMachine;
  readonly feedback: typeof feedbackMachine;
  readonly palette: typeof paletteMachine;
  readonly history: typeof historyMachine;
  readonly import: typeof importMachine;
  readonly login: typeof loginMachine;
  readonly 'payment-return': typeof paymentReturnMachine;
  readonly picture: typeof pictureMachine;
  readonly prices: typeof pricesMachine;
  readonly profile: typeof profileMachine;
  readonly recommendation: typeof recommendationMachine;
  readonly recovery: typeof recoveryMachine;
  readonly referral: typeof referralMachine;
  readonly row: typeof rowMachine;
  readonly search: typeof searchMachine;
  readonly sharing: typeof sharingMachine;
  readonly starred: typeof starredMachine;
  readonly trash: typeof trashMachine;
  readonly upgrade: typeof upgradeMachine;
  readonly withdrawal: typeof withdrawalMachine;
}

export type LateName = keyof LateMachines;

/** The initial state of each; a test compares it with the machine. */
export const restOf: { readonly [Name in LateName]: Rest<LateMachines[Name]> } = {
  brainstorm: {
    value: 'closed',
    context: {
      action: 'quick-brainstorm',
      topic: '',
      engine: null,
      isMissing: false,
      alert: null,
      round: 0,
    },
  },
  changelog: { value: 'idle', context: { entries: [], failure: null } },
  deletion: { value: 'closed', context: { task: null } },
  details: {
    value: 'resting',
    context: { draft: '', problem: null, refusal: null, endsSubscription: false },
    tags: ['visible'],
  },
  devices: { value: 'idle', context: { devices: [], chosen: null } },
  essay: { value: 'closed', context: emptyContext },
  feedback: { value: 'closed', context: { kind: 'idea', text: '', isMissing: false, refusal: null } },
  history: { value: 'idle', context: { docs: [], next: null, days: [], failure: null } },
  import: { value: 'closed', context: { files: [], waiting: [], file: null, read: null } },
  login: {
    value: 'closed',
    context: { email: '', code: '', problem: null, failure: null, methods: null },
  },
  palette: { value: 'closed', context: { commands: [], search: '', pointed: null } },
  'payment-return': { value: 'closed', context: { address: null } },
  picture: {
    value: 'closed',
    context: { file: null, purpose: 'profile', area: null, version: 0 },
    tags: ['visible'],
  },
  prices: { value: 'idle', context: { prices: null } },
  profile: { value: 'ready', context: {}, tags: ['visible'] },
  recommendation: { value: 'closed', context: { message: null, link: '', canShare: false } },
  recovery: { value: 'quiet', context: { words: [], failure: null } },
  referral: { value: 'resting', context: { people: [], hasFreeMonth: false, wantsGift: false } },
  row: { value: 'idle', context: { flows: {}, copy: null } },
  search: { value: 'idle', context: { term: '', docs: [], more: false, foundFor: '', failure: null } },
  sharing: {
    value: 'idle',
    context: {
      accounts: [],
      draft: { code: '', name: '', image: null },
      problems: { code: null, name: null },
      isFree: null,
      chosen: null,
    },
  },
  starred: { value: 'idle', context: { docs: [], failure: null } },
  trash: {
    value: { list: 'idle', restoring: 'idle' },
    context: { docs: [], restoring: [], failure: null },
  },
  upgrade: {
    value: 'closed',
    context: {
      period: 'yearly',
      offers: {},
      latest: null,
      yearlySaving: null,
      isFormLoaded: false,
      message: null,
      failure: null,
    },
  },
  withdrawal: {
    value: 'closed',
    context: {
      draft: { method: 'iban', holder: '', account: '' },
      problems: { holder: null, account: null },
      refusal: null,
    },
  },
};

/** Events without visible effect on a flow that was never opened; they are queued until its machine is there. */
const unhurried: { readonly [Name in LateName]?: readonly EventFrom<LateMachines[Name]>['type'][] } = {
  essay: ['account.change'],
  history: ['refresh', 'document.removed'],
  login: ['dismiss'],
  referral: ['enter'],
  search: ['refresh', 'document.removed'],
  starred: ['refresh', 'document.removed'],
  trash: ['refresh'],
};

/** Fetches the machine of a flow. */
export type FetchFlow = <Name extends LateName>(name: Name) => Promise<LateMachines[Name]>;

type LateFlows = { readonly [Name in LateName]: LogicOf<LateMachines[Name]> };

/** Calls back when the machine of a flow should be fetched, unless it has been requested before. */
export type WhenToFetch = (name: LateName, task: () => void) => void;

/** The late flows, as actors that the app can spawn at once. */
export function lateFlows(fetch: FetchFlow, whenToFetch?: WhenToFetch): LateFlows {
  const flow = <Name extends LateName>(name: Name): LogicOf<LateMachines[Name]> =>
    late<LateMachines[Name]>(restOf[name], {
      fetch: () => fetch(name),
      unhurried: unhurried[name] ?? [],
      ...(whenToFetch && { whenIdle: (task) => whenToFetch(name, task) }),
    });
  return {
    brainstorm: flow('brainstorm'),
    changelog: flow('changelog'),
    deletion: flow('deletion'),
    details: flow('details'),
    devices: flow('devices'),
    essay: flow('essay'),
    feedback: flow('feedback'),
    history: flow('history'),
    import: flow('import'),
    login: flow('login'),
    palette: flow('palette'),
    'payment-return': flow('payment-return'),
    picture: flow('picture'),
    prices: flow('prices'),
    profile: flow('profile'),
    recommendation: flow('recommendation'),
    recovery: flow('recovery'),
    referral: flow('referral'),
    row: flow('row'),
    search: flow('search'),
    sharing: flow('sharing'),
    starred: flow('starred'),
    trash: flow('trash'),
    upgrade: flow('upgrade'),
    withdrawal: flow('withdrawal'),
  };
}
