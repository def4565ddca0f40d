import { saveRequest } from '@octavo/contract';
import { notJson } from '../errors.ts';
import { refuseInvalid } from '../http/refuse-invalid.ts';
import { type PreparedSave, prepareSave } from './prepare-save.ts';

/**
 * Reads the body of a save, on the main thread or in the thread for large ones.
 * @throws AppError 400 `not_json` or `invalid_request`, 422 `invalid_document`
 */
export function readSave(body: ArrayBuffer): PreparedSave {
  const parsed = saveRequest.safeParse(fromJson(new TextDecoder().decode(body)));
  if (parsed.success) return prepareSave(parsed.data);
  refuseInvalid({ ...parsed, target: 'json' });
  throw parsed.error;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}
