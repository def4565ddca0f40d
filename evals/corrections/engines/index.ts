import type { Engine } from './engine.ts';
import { harperAlone } from './harper-alone.ts';
import { hunspellAlone } from './hunspell-alone.ts';
import { languageTool } from './language-tool.ts';
import { octavo } from './octavo.ts';

/** Every engine that can be graded here; a LanguageTool server comes in by its address. */
export const engines = (environment: NodeJS.ProcessEnv): Engine[] => [
  octavo,
  harperAlone,
  hunspellAlone,
  ...(environment['LANGUAGETOOL_URL'] ? [languageTool(environment['LANGUAGETOOL_URL'])] : []),
];
