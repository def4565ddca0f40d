import { createHash } from 'node:crypto';

const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * SHA-256, in hex, of the mailbox behind an address: what follows a plus sign, and dots at Google, make no difference.
 */
export function mailboxHash(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [box = ''] = local.split('+', 1);
  const plain = withoutDots.has(domain) ? box.replaceAll('.', '') : box;
  return createHash('sha256')
    .update(`${plain}@${domain.replace('googlemail', 'gmail')}`)
    .digest('hex');
}
