import type { SaveResponse } from '@octavo/contract';
import { AppError } from '../errors.ts';
import { type SaveOutcome, telemetry } from '../telemetry/telemetry.ts';

/** Reports how a save ended. */
export async function reportSave(save: Promise<SaveResponse>): Promise<SaveResponse> {
  try {
    const saved = await save;
    telemetry.save.emit('saved');
    return saved;
  } catch (error) {
    telemetry.save.emit(outcomeOf(error));
    throw error;
  }
}

function outcomeOf(error: unknown): SaveOutcome {
  if (!(error instanceof AppError) || error.status >= 500) return 'failed';
  return error.code === 'version_conflict' ? 'conflict' : 'refused';
}
