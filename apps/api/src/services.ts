import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { accountStore } from './account/account-store.ts';
import { createAllowance } from './allowance/allowance.ts';
import { allowanceStore } from './allowance/allowance-store.ts';
import type { AppServices } from './app.ts';
import type { Config } from './config.ts';
import { createCorrections, harperPool } from './corrections/corrections.ts';
import type { Connection } from './database/connection.ts';
import { documentService } from './documents/document-service.ts';
import { documentStore } from './documents/document-store.ts';
import { builtInEngine } from './generation/built-in/engine.ts';
import { writingThread } from './generation/built-in/writing-thread.ts';
import { chooseLanguageModel } from './generation/choose-language-model.ts';
import { createLimits } from './limits/limits.ts';
import { limitStore } from './limits/limit-store.ts';
import { sessionStore } from './session/session-store.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the build of the web app and the translations lie. */
export const projectFolders = {
  web: fromHere('../../web/dist'),
  locales: fromHere('../../../packages/ui/locales'),
} as const;

export interface Surroundings {
  readonly config: Config;
  readonly connection: Connection;
  readonly logger: Logger;
  readonly isStopping: () => boolean;
}

export interface RunningServices extends AppServices {
  /** Loads in the background what would make the first call slow. */
  warm(): void;
  close(): Promise<void>;
}

/** Each thread holds its own checker, about 350 MB. */
const checkerThreads = 1;

/** Puts the server together from its configuration and an open database. */
export function createServices({ config, connection, logger, isStopping }: Surroundings): RunningServices {
  const { db } = connection;
  const corrections = createCorrections(harperPool(checkerThreads));
  const writing = writingThread();
  return {
    db,
    logger,
    isStopping,
    settings: config,
    folders: projectFolders,
    sessions: sessionStore(db),
    accounts: accountStore(db),
    limits: createLimits(limitStore(db), { byAddress: config.rateLimits }),
    allowance: createAllowance(allowanceStore(db)),
    documents: documentService(documentStore(db)),
    corrections,
    languageModel: chooseLanguageModel(config.model, builtInEngine(corrections, writing.write)),
    warm: () => corrections.warm(),
    async close() {
      await Promise.all([corrections.close(), writing.close()]);
    },
    exportDocument: async (input) => {
      // Loaded with the first download: typesetting is not needed to be ready.
      const { exportDocument } = await import('./export/index.ts');
      return exportDocument(input);
    },
  };
}
