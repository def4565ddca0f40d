import { endpoints } from '@octavo/contract/endpoints';
import type { Connection } from '../database/connection.ts';
import type { Domain } from '../domain.ts';
import type { Corrections } from './corrections.ts';
import { preferencesStore } from './personal/preferences-store.ts';
import { registerCorrections } from './routes.ts';

export interface CorrectionParts {
  readonly connection: Connection;
  readonly corrections: Corrections;
}

const megabyte = 1024 * 1024;

/** Finds mistakes in texts, and remembers which ones an author wants ignored. */
export const correctionsDomain = ({ connection, corrections }: CorrectionParts): Domain => ({
  routes: (app) => registerCorrections(app, { corrections, preferences: preferencesStore(connection.db) }),
  bodies: {
    [endpoints.corrections.path]: { bytes: 3 * megabyte },
    [endpoints.writingPreferences.path]: { bytes: megabyte },
  },
  warm: async () => corrections.warm(),
  close: () => corrections.close(),
});
