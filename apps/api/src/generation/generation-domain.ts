import { endpoints } from '@octavo/contract/endpoints';
import type { Config } from '../config.ts';
import type { Corrections } from '../corrections/corrections.ts';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import { builtInEngine } from './built-in/engine.ts';
import { writingThread } from './built-in/writing-thread.ts';
import type { CallDeps } from './charged-call.ts';
import { warmModel, withStandIn } from './choose-language-model.ts';
import { completer } from './completion/completer.ts';
import { registerCompletion } from './completion/routes.ts';
import { ownTexts } from './completion/own-texts.ts';
import { wordMemory } from './completion/word-memory.ts';
import type { Limits } from '../limits/limits.ts';
import type { FindModel } from './connected-model.ts';
import type { LanguageModel } from './language-model.ts';
import { localiser } from './localising/localiser.ts';
import { rewriter } from './rewriting/rewrite.ts';
import { namedCalls } from './named-calls.ts';
import { registerGeneration } from './routes.ts';
import { toolSettingsStore } from './tool-settings-store.ts';

export interface GenerationParts extends CallDeps {
  readonly limits: Limits;
  readonly config: Config;
  readonly connection: Connection;
  readonly corrections: Corrections;
  readonly findModel: FindModel;
  /** Replaces the configured model and the built-in engine that stands in for it. */
  readonly languageModel?: LanguageModel;
}

const megabyte = 1024 * 1024;

/** Passages written by a model or the built-in engine. */
export function generationDomain(parts: GenerationParts): Domain {
  const { config, connection, corrections, findModel } = parts;
  const writing = writingThread();
  const builtIn = builtInEngine(corrections, writing.write);
  const services = {
    ...parts,
    languageModel: parts.languageModel ?? withStandIn(findModel, builtIn),
    localise: localiser(findModel),
    rewrite: rewriter(findModel, builtIn),
    complete: completer(findModel, wordMemory(ownTexts(connection.db))),
    toolSettings: toolSettingsStore(connection.db),
    named: namedCalls(),
  };
  return {
    routes: (app) => {
      registerGeneration(app, services);
      registerCompletion(app, services);
    },
    bodies: { '/v2/': { bytes: megabyte }, [endpoints.makeLocal.path]: { bytes: 3 * megabyte } },
    warm: () => warmModel(config.model),
    close: () => writing.close(),
  };
}
