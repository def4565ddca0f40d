import { saveRequest } from '@octavo/contract';
import { AppError, notJson } from '../errors.ts';
import { refuseInvalid } from '../http/refuse-invalid.ts';
import { type PreparedSave, prepareSave } from './prepare-save.ts';

export type SaveReading = { readonly prepared: PreparedSave } | { readonly refusal: Refusal };
type Refusal = Pick<AppError, 'code' | 'status' | 'message'>;

/** Reads the body of a save as the contract's route does. */
export function readSave(body: ArrayBuffer): SaveReading {
  try {
    const parsed = saveRequest.safeParse(fromJson(new TextDecoder().decode(body)));
    if (!parsed.success) {
      refuseInvalid({ ...parsed, target: 'json' });
      throw parsed.error;
    }
    return { prepared: prepareSave(parsed.data) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: { code: error.code, status: error.status, message: error.message } };
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notJson();
  }
}
