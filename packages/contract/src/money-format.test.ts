import { expect, test } from 'vitest';
import { moneyFormat } from './money-format.ts';

const spaces = /\s/g;

test.each([
  ['en', 'USD', 'US', '$9.99'],
  ['en', 'USD', 'CA', 'USD 9.99'],
  ['en', 'USD', 'AU', 'USD 9.99'],
  ['en', 'USD', 'MX', 'USD 9.99'],
  ['en', 'USD', 'GB', 'USD 9.99'],
  ['en', 'CAD', 'CA', '$9.99'],
  ['en', 'CAD', 'US', 'CA$9.99'],
  ['en', 'AUD', 'AU', '$9.99'],
  ['en', 'EUR', 'FR', '€9.99'],
  ['en', 'GBP', 'GB', '£9.99'],
  ['de-DE', 'USD', 'DE', '9,99 $'],
  ['de-DE', 'USD', 'CA', '9,99 USD'],
  ['de-DE', 'EUR', 'DE', '9,99 €'],
  ['fr-FR', 'USD', 'FR', '9,99 $US'],
  ['fr-CA', 'USD', 'CA', '9,99 $ US'],
  ['fr-CA', 'CAD', 'CA', '9,99 $'],
  ['pt-PT', 'USD', 'PT', '9,99 US$'],
  ['en', 'USD', undefined, '$9.99'],
])(
  'regression 315: in %s %s is named where its sign is another in %s: %s',
  (locale, currency, country, text) => {
    expect(moneyFormat(locale, currency, country).format(9.99).replaceAll(spaces, ' ')).toBe(text);
  },
);
