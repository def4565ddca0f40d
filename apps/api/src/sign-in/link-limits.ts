import { AppError } from '../errors.ts';
import type { Limit } from '../limits/limits.ts';

const hour = 60 * 60 * 1000;

/**
 * Enough for somebody who mistypes or waits; too few to flood a mailbox. Further mails are delayed and thinned rather
 * than refused: with a refusal, anyone could lock out the owner of an address.
 */
export const linksForMailbox: Limit = {
  name: 'links for a mailbox',
  most: 8,
  window: hour,
  refusal: 'Too many links were mailed to this address.',
};
/** A whole class signs in during the same lesson. */
export const linksFromNetwork: Limit = {
  name: 'links from a network',
  most: 60,
  window: hour,
  refusal: 'Too many links were asked for from your network.',
};
export const linkUses: Limit = {
  name: 'uses of links',
  most: 120,
  window: hour,
  refusal: 'Too many links were tried from your network.',
};

export const noMail = (): AppError =>
  new AppError(
    'not_configured',
    501,
    'Mail is not set up on this installation. Whoever runs it has to set SMTP_URL and MAIL_FROM.',
  );
