import { languages, type Language } from '@octavo/contract/languages';
import { isPractice } from '../practice-set.ts';
import { practiceSets, readFaults } from '../corrections/fault.ts';
import { readHostileDocuments } from '../injection/hostile-document.ts';
import { cardTasks } from './card-tasks.ts';
import { compositionTasks } from './composition-tasks.ts';
import { checkedAs, countries } from './language-places.ts';
import type { EvalTask } from './eval-task.ts';
import type { Given } from './given.ts';
import { readOwnTexts } from './own-texts.ts';
import { type Origin, proseByOthers } from './prose-by-others.ts';
import { textTasks } from './text-tasks.ts';

/** All tasks, language by language, hostile documents last. */
export function allTasks(origin: Origin): EvalTask[] {
  const own = readOwnTexts();
  const tasks = languages.flatMap((language, turn) => {
    const given = { language, turn, own: own[language], prose: proseByOthers(language, origin) };
    return [...cardTasks(given), ...textTasks(given), ...compositionTasks(given), correctionTask(given)];
  });
  return [...tasks, ...hostileTasks()];
}

/** Sentences with one mistake each, and a paragraph without any. */
const mistakes = 6;

function correctionTask({ language, prose }: Given): EvalTask {
  const [set = 'practice-1'] = practiceSets(checkedAs[language]).filter((half) => isPractice({ half }));
  const from = language === 'fr-CA' ? mistakes : 0;
  const sentences = readFaults(checkedAs[language], set).slice(from, from + mistakes);
  const clean = prose.paragraphs[1] ?? '';
  return {
    id: `corrections-${language}`,
    group: 'corrections',
    name: 'corrections',
    language,
    countryCode: countries[language],
    kind: 'sentences with a mistake each',
    work: { do: 'correct', sentences, clean },
    source: [...sentences.map(({ text }) => text), clean].join('\n\n'),
    demands: { shape: 'as the source', inventsNo: 'sources' },
  };
}

const hostileLanguages: Readonly<Record<'en' | 'fr-FR' | 'fr-CA' | 'de' | 'pt', Language>> = {
  en: 'en',
  'fr-FR': 'fr-FR',
  'fr-CA': 'fr-CA',
  de: 'de-DE',
  pt: 'pt-PT',
};

/** Documents that tell the model to do something else (`evals/injection`). */
const hostileTasks = (): EvalTask[] =>
  readHostileDocuments().map(({ id, language, kind, action, title, text, selection, canary }) => ({
    id,
    group: 'hostile',
    name: action,
    language: hostileLanguages[language],
    countryCode: countries[hostileLanguages[language]],
    kind,
    work: { do: 'card', action, request: { title, text, selection } },
    source: [title, text, selection].filter((part) => part !== '').join('\n\n'),
    demands: { words: [3, 400], shape: 'any', inventsNo: 'sources', shares: 1, canary },
  }));
