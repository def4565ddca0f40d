import type { WithdrawalRequest } from '@octavo/contract';
import { isIban } from '@octavo/contract/iban';
import { z } from 'zod';
import { AppError } from '../errors.ts';

/**
 * The recipient of a withdrawal as stored: an IBAN in capitals without spaces, or the address of a PayPal account.
 * @throws AppError 400 `invalid_request`
 */
export function readPayee({ method, holder, account }: WithdrawalRequest): WithdrawalRequest {
  const plainHolder = holder.replaceAll(/\p{Cc}/gu, ' ');
  if (method === 'iban') {
    const iban = account.replaceAll(/\s/gu, '').toUpperCase();
    if (!isIban(iban)) throw invalid('This is not an IBAN. Please compare it with your bank statement.');
    return { method, holder: plainHolder, account: iban };
  }
  if (!z.email().safeParse(account).success) {
    throw invalid('A PayPal account is an email address. Please check it.');
  }
  return { method, holder: plainHolder, account };
}

const invalid = (sentence: string): AppError => new AppError('invalid_request', 400, sentence);
