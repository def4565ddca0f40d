import { type AiRequest, aiActions } from '@octavo/contract';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { builtInEngine } from './engine.ts';
import { promptIntent } from '@octavo/language/writing';

const engine = builtInEngine({ check: () => Promise.resolve([]) });

async function write(action: Action, request: Partial<AiRequest>, language?: string): Promise<string> {
  const answer = await engine.stream({
    action,
    request: { title: '', text: '', selection: '', ...request },
    countryCode: 'US',
    ...(language === undefined ? {} : { language }),
    signal: new AbortController().signal,
  });
  let text = '';
  for await (const chunk of answer.chunks) text += chunk;
  return text;
}

const texts = {
  fr: {
    title: 'Les marées',
    text: 'Les marées viennent de la Lune. La Lune attire la mer, et la mer monte. Le Soleil attire la mer aussi, mais il est loin. Quand la Lune et le Soleil tirent ensemble, la marée est la plus haute. Les pêcheurs connaissent depuis toujours les marées de leur port. Ma tante collectionne des timbres. Toutefois, la tempête peut changer la hauteur de la marée.',
    aside: 'timbres',
    starts: [
      'En conclusion\u00A0: ',
      '[Commencez par un fait',
      'Un critique peut douter',
      '[Partez de\u00A0: «',
      '# Les marées\n\n## Introduction\n\n[Amenez',
    ],
  },
  de: {
    title: 'Die Gezeiten',
    text: 'Die Gezeiten entstehen durch den Mond. Der Mond zieht das Meer an, und das Meer steigt. Die Sonne zieht das Meer ebenfalls an, aber sie ist fern. Wenn Mond und Sonne zusammen ziehen, ist die Flut am höchsten. Die Fischer kennen seit jeher die Gezeiten ihres Hafens. Meine Tante sammelt Briefmarken. Ein Sturm kann die Höhe der Gezeiten ändern.',
    aside: 'Briefmarken',
    starts: [
      'Zum Schluss: ',
      '[Beginne mit einer Tatsache',
      'Zweifeln lässt sich',
      '[Knüpfe an: „',
      '# Die Gezeiten\n\n## Einleitung\n\n[Führe',
    ],
  },
  pt: {
    title: 'As marés',
    text: 'As marés vêm da Lua. A Lua atrai o mar, e o mar sobe. O Sol também atrai o mar, mas está longe. Quando a Lua e o Sol puxam juntos, a maré é mais alta. Os pescadores conhecem desde sempre as marés do seu porto. A minha tia coleciona selos. No entanto, a tempestade pode mudar a altura da maré.',
    aside: 'selos',
    starts: [
      'Em conclusão: ',
      '[Comece com um facto',
      'Pode duvidar-se',
      '[Parta de: «',
      '# As marés\n\n## Introdução\n\n[Conduza',
    ],
  },
} as const;

describe.each(['fr', 'de', 'pt'] as const)('in %s', (language) => {
  const { title, text, aside, starts } = texts[language];

  test('a summary keeps central sentences verbatim and leaves out the aside', async () => {
    const summary = await write('summarize', { selection: text });
    expect(summary).not.toContain(aside);
    for (const sentence of summary.split(/(?<=\.) /)) {
      expect(text.toLowerCase()).toContain(sentence.toLowerCase());
    }
  });

  test('scaffolds are in the language of the text', async () => {
    const actions = [
      'writeConclusion',
      'writeIntroduction',
      'writeOpposingArgument',
      'writeWithMoreDepth',
      'insertTemplate',
    ] as const;
    for (const [index, action] of actions.entries()) {
      const scaffold = await write(action, { title, text });
      expect([action, scaffold.startsWith(starts[index] ?? '?')]).toEqual([action, true]);
      expect(scaffold).toMatch(/\[.+\]/s);
      expect(scaffold).not.toMatch(/\{\w+\}/);
    }
    expect(await write('expandTitle', { title, text })).toContain(title);
  });

  test('every action either works or says why not', async () => {
    const request = { title, text, selection: text, prompt: 'rhyme', tone: 'Joyful' } as const;
    const ends = await Promise.allSettled(aiActions.map((action) => write(action, request)));
    const refused = aiActions.filter((_, index) => ends[index]?.status === 'rejected');
    expect(refused).toEqual(expect.arrayContaining(['modify_text', 'changeTone', 'makeLonger']));
    expect(refused).not.toContain('summarize');
  });
});

test('an empty document gets its scaffold in the language of the page', async () => {
  expect(await write('insertTemplate', {}, 'de-DE')).toContain('## Einleitung');
  expect(await write('insertTemplate', {}, 'fr-CA')).toContain('[Titre]');
  expect(await write('insertTemplate', {})).toContain('[Title]');
});

test('a text of unknown language is tried in the language of the page and in English', async () => {
  expect(await write('soundAcademic', { selection: "We can't go." }, 'de-DE')).toBe('We cannot go.');
});

test.each([
  ['Résume ce texte, s’il te plaît', 'summarize'],
  ['Plus court !', 'summarize'],
  ['Bitte fasse den Absatz kurz zusammen', 'summarize'],
  ['Kürze das', 'summarize'],
  ['Resume este parágrafo', 'summarize'],
  ['Reformule ce passage', 'paraphrase'],
  ['Formuliere diesen Satz um', 'paraphrase'],
  ['Diz isto por outras palavras', 'paraphrase'],
  ['Dans un registre plus soutenu', 'soundAcademic'],
  ['Schreib das förmlicher', 'soundAcademic'],
  ['Torna isto mais formal', 'soundAcademic'],
  ['moins formel', 'casual'],
  ['Weniger förmlich, bitte', 'casual'],
  ['menos formal', 'casual'],
  ['less formal', 'casual'],
  ['Etwas lockerer', 'casual'],
  ['Corrige les fautes d’orthographe', 'improveFluency'],
  ['Verbessere die Grammatik', 'improveFluency'],
  ['Melhora a gramática', 'improveFluency'],
  ['Écris un sonnet', undefined],
  ['Fasse zusammen und mach es förmlicher', undefined],
  ['Résumé formel', undefined],
])('%s: %s', (prompt, intent) => {
  expect(promptIntent(prompt)).toBe(intent);
});

test.each([
  ['Franchement, la la mer monte.', 'La mer monte.', 'fr'],
  ['Nous nous levons tôt parce que la mer monte !', undefined, 'fr'],
  [
    'Das Haus, ehrlich gesagt, steht steht leer und die, die die Tür sahen, gingen.',
    'Das Haus steht leer und die, die die Tür sahen, gingen.',
    'de',
  ],
  ['Basicamente, o o mar sobe e não para.', 'O mar sobe e não para.', 'pt'],
])('correcting %s', async (selection, expected, language) => {
  const mended = await write('improveFluency', { selection }, language).catch(() => undefined);
  expect(mended).toBe(expected);
});
