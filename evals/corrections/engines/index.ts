import { modelAsCorrector } from './connected-model.ts';
import type { Engine } from './engine.ts';
import { harperAlone } from './harper-alone.ts';
import { hunspellAlone } from './hunspell-alone.ts';
import { languageTool } from './language-tool.ts';
import { octavo } from './octavo.ts';

/** Every engine that can be graded here; a LanguageTool server and a model are added if their addresses are given. */
export function engines(environment: NodeJS.ProcessEnv): Engine[] {
  const model = modelAsCorrector(environment);
  return [
    octavo,
    harperAlone,
    hunspellAlone,
    ...(environment['LANGUAGETOOL_URL'] ? [languageTool(environment['LANGUAGETOOL_URL'])] : []),
    ...(model ? [model] : []),
  ];
}
