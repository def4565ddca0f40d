import { createHash } from 'node:crypto';
import { audiences, formalities, writingStyles } from '@octavo/contract/tool-settings';
import { tones } from '@octavo/contract/tones';
import {
  honesty,
  role,
  sharedCompositionWordsVersion,
} from '../../apps/api/src/compositions/prompts/build-composition-prompt.ts';
import { detailedPlanPrompt } from '../../apps/api/src/compositions/prompts/detailed-plan.ts';
import { essayGoOnPrompt } from '../../apps/api/src/compositions/prompts/essay-go-on.ts';
import { essayKinds, levelStyles } from '../../apps/api/src/compositions/prompts/essay-kinds.ts';
import { essayOutlinePrompt } from '../../apps/api/src/compositions/prompts/essay-outline.ts';
import {
  essaySectionPrompt,
  paragraphCounts,
} from '../../apps/api/src/compositions/prompts/essay-section.ts';
import { quickBrainstormPrompt } from '../../apps/api/src/compositions/prompts/quick-brainstorm.ts';
import { thesisIdeasPrompt } from '../../apps/api/src/compositions/prompts/thesis-ideas.ts';
import { topicIdeasPrompt } from '../../apps/api/src/compositions/prompts/topic-ideas.ts';
import { autocomplete } from '@octavo/language/asking/prompts/autocomplete';
import { corrections } from '@octavo/language/asking/prompts/corrections';
import { fence } from '@octavo/language/asking/prompts/fence';
import { houseRules, sharedWordsVersion } from '@octavo/language/asking/prompts/house-rules';
import { prompts } from '@octavo/language/asking/prompts/index';
import { labels, places } from '@octavo/language/asking/prompts/labels';
import { makeLocal } from '@octavo/language/asking/prompts/make-local';
import { rewrite } from '@octavo/language/asking/prompts/rewrite';
import { settingsInWords } from '@octavo/language/asking/prompts/settings-in-words';
import { toneIn } from '@octavo/language/asking/prompts/tone-names';
import type { TaskName } from '@octavo/language/asking/task-names';

/** A prompt as it is currently sent. */
export interface PromptInUse {
  /** Such as `paraphrase@2.1`: its own version, and that of the wording that it shares with others. */
  readonly name: string;
  /** A hash of the wording, to detect a change without a new version. */
  readonly hash: string;
}

const spoken = ['en', 'fr', 'pt', 'de'] as const;

/** The wording around every task. */
const shared = {
  version: sharedWordsVersion,
  words: spoken.map((language) => [
    houseRules(language, ''),
    fence({ text: 'text' }, language, 'word'),
    Object.values(labels).map((label) => label[language]),
    Object.values(places).map((place) => place[language]),
    audiences.flatMap((audience) =>
      formalities.flatMap((formality) =>
        writingStyles.map((writingStyle) => settingsInWords({ audience, formality, writingStyle }, language)),
      ),
    ),
    tones.map((tone) => toneIn(language, tone)),
  ]),
};
const sharedByCompositions = {
  version: shared.version + sharedCompositionWordsVersion - 1,
  words: [shared.words, role, honesty],
};

type Versioned = { readonly version: number };
/** An essay is written by three prompts, and a board by one of two. */
const composed = (...parts: readonly Versioned[]): Versioned & { readonly parts: readonly Versioned[] } => ({
  version: parts.reduce((sum, { version }) => sum + version, 1 - parts.length),
  parts,
});
const tools = { makeLocal, rewrite, autocomplete, corrections };
const compositions = {
  essay: composed(essayOutlinePrompt, essaySectionPrompt, essayGoOnPrompt),
  brainstorm: composed(quickBrainstormPrompt, detailedPlanPrompt),
  thesisIdeas: thesisIdeasPrompt,
  topicIdeas: topicIdeasPrompt,
};
const ofEssays = [essayKinds, levelStyles, paragraphCounts];

/** The prompt that a task currently uses. */
export function promptInUse(task: TaskName): PromptInUse {
  switch (task) {
    case 'essay':
    case 'brainstorm':
    case 'thesisIdeas':
    case 'topicIdeas': {
      const words = task === 'essay' ? [sharedByCompositions.words, ofEssays] : sharedByCompositions.words;
      return named(task, compositions[task], { ...sharedByCompositions, words });
    }
    case 'makeLocal':
    case 'rewrite':
    case 'autocomplete':
    case 'corrections':
      return named(task, tools[task], shared);
    default:
      return named(task, prompts[task], shared);
  }
}

const named = (
  task: TaskName,
  prompt: Versioned,
  around: { readonly version: number; readonly words: readonly unknown[] },
): PromptInUse => ({
  name: `${task}@${prompt.version}.${around.version}`,
  hash: createHash('sha256')
    .update(JSON.stringify([prompt, around.words]))
    .digest('hex')
    .slice(0, 12),
});
