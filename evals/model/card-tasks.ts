import type { AiRequest } from '@octavo/contract';
import type { Action } from '../../apps/api/src/generation/actions.ts';
import { countries } from './language-places.ts';
import type { Demands, EvalTask, Facts } from './eval-task.ts';
import type { Given } from './given.ts';

/** A selection, and the parts of it that must be kept. */
interface Selected {
  readonly kind: string;
  readonly text: string;
  readonly keeps: Partial<Facts>;
}

const rewordings = [
  'changeTone',
  'improveFluency',
  'summarize',
  'makeLonger',
  'paraphrase',
  'soundAcademic',
] as const;
const insertions = [
  'writeIntroduction',
  'writeConclusion',
  'writeOpposingArgument',
  'writeWithMoreDepth',
  'expandTitle',
  'insertTemplate',
] as const;
const tones = ['Formal', 'Friendly', 'Persuasive', 'Neutral', 'Enthusiastic'] as const;

/** The thirteen actions: twelve of the card, and the writer's own request, which is tested twice. */
export const cardTasks = (given: Given): EvalTask[] => [
  ...rewordings.map((action, index) => rewording(given, action, index)),
  ...insertions.map((action, index) => insertion(given, action, index)),
  ...requests(given),
];

/** Each action gets a different kind of text in each language. */
function rewording(given: Given, action: (typeof rewordings)[number], index: number): EvalTask {
  const { language, turn } = given;
  const kinds = selections(given);
  const selected = kinds[(index + turn) % kinds.length] ?? { kind: '', text: '', keeps: {} };
  const tone = action === 'changeTone' ? { tone: tones[turn % tones.length] ?? tones[0] } : {};
  return {
    ...taskOf(given, action, { title: '', text: '', selection: selected.text, ...tone }),
    id: `${action}-${language}`,
    kind: selected.kind,
    source: selected.text,
    demands: demandsOf(action, selected),
  };
}

function demandsOf(action: (typeof rewordings)[number], { text, keeps }: Selected): Demands {
  switch (action) {
    case 'summarize':
      return {
        // The task asks for a quarter, but at least one sentence.
        share: [0.05, text.split(/\s+/u).length < 60 ? 0.75 : 0.5],
        shape: 'one or two paragraphs',
        inventsNo: 'all',
        overlap: { of: 'answer', least: 0.4 },
        differs: true,
      };
    case 'makeLonger':
      return {
        share: [1.15, 3],
        shape: 'as the source',
        inventsNo: 'sources',
        keeps,
        overlap: { of: 'source', least: 0.4 },
        differs: true,
      };
    case 'improveFluency':
    case 'changeTone':
    case 'paraphrase':
    case 'soundAcademic':
      return {
        share: [0.6, 1.5],
        shape: 'as the source',
        inventsNo: 'all',
        keeps,
        overlap: { of: 'source', least: 0.2 },
        // Good prose may stay unchanged if the task is only to make it fluent.
        differs: action !== 'improveFluency',
      };
    default:
      return action satisfies never;
  }
}

const selections = ({ own, prose }: Given): Selected[] => [
  { kind: 'paragraph', text: prose.paragraphs[0] ?? '', keeps: {} },
  {
    kind: 'numbers',
    text: own.numbers.text,
    keeps: { numbers: own.numbers.numbers, names: own.numbers.names },
  },
  { kind: 'citations', text: own.citations.text, keeps: { citations: own.citations.citations } },
  { kind: 'links', text: own.links.text, keeps: { links: own.links.links } },
  { kind: 'list', text: own.list, keeps: {} },
  { kind: 'paragraphs', text: (prose.runs[0] ?? []).join('\n'), keeps: {} },
];

const oneParagraph: Demands = {
  words: [30, 260],
  shape: 'one paragraph',
  inventsNo: 'sources',
  shares: 3,
};

/** Where the cursor is on an empty line below a document. */
function insertion(given: Given, action: (typeof insertions)[number], index: number): EvalTask {
  const { language, own, prose, turn } = given;
  const isOwn = (index + turn) % 2 === 0;
  const isTitleAlone = action === 'expandTitle';
  const text = isOwn
    ? [own.numbers.text, own.citations.text].join('\n\n')
    : (prose.runs[index % prose.runs.length] ?? []).join('\n\n');
  const title = isOwn || isTitleAlone ? own.title : '';
  const request = { title, text: isTitleAlone ? '' : text, selection: '' };
  return {
    ...taskOf(given, action, request),
    id: `${action}-${language}`,
    kind: isTitleAlone ? 'title' : isOwn ? 'document with citations' : 'document',
    source: [title, request.text].filter((part) => part !== '').join('\n\n'),
    demands: insertedDemands(action),
  };
}

function insertedDemands(action: (typeof insertions)[number]): Demands {
  switch (action) {
    case 'insertTemplate':
      return { words: [20, 500], shape: 'outline', inventsNo: 'sources', shares: 2 };
    case 'writeWithMoreDepth':
      return { ...oneParagraph, words: [40, 400], shape: 'one or two paragraphs' };
    case 'expandTitle':
      return { ...oneParagraph, shares: 1 };
    case 'writeIntroduction':
    case 'writeConclusion':
    case 'writeOpposingArgument':
      return oneParagraph;
    default:
      return action satisfies never;
  }
}

/** Two requests in the writer's own words, a different pair in each language. */
function requests(given: Given): EvalTask[] {
  const { language, own, prose, turn } = given;
  const all = [own.requests.list, own.requests.table, own.requests.sentence];
  return [0, 1].map((index) => {
    const { prompt, shape } = all[(turn + index) % all.length] ?? own.requests.list;
    const isFigures = shape !== 'sentence';
    const selection = isFigures ? own.numbers.text : (prose.paragraphs[1] ?? '');
    return {
      ...taskOf(given, 'modify_text', { title: '', text: '', selection, prompt }),
      id: `modify_text-${language}-${shape}`,
      kind: shape,
      source: selection,
      demands: {
        share: isFigures ? [0.2, 1.6] : [0.05, 0.75],
        shape,
        inventsNo: 'all',
        ...(isFigures ? { keeps: { numbers: own.numbers.numbers } } : {}),
        overlap: { of: 'answer', least: isFigures ? 0.3 : 0.4 },
        differs: true,
      },
    };
  });
}

const taskOf = ({ language }: Given, action: Action, request: AiRequest) => ({
  group: action,
  name: action,
  language,
  countryCode: countries[language],
  work: { do: 'card' as const, action, request },
});
