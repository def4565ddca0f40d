import { brand } from '@octavo/contract/brand';
import { z } from 'zod';

export const schemes = (...names: string[]) => {
  const wanted = names.map((name) => `${name}://`);
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && wanted.some((start) => value.startsWith(start)),
      `must be an address that begins with ${wanted.join(' or ')}`,
    );
};
export const webAddress = schemes('http', 'https').transform((value) => value.replace(/\/+$/, ''));
export const key = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]+$/, 'must consist of letters, digits and signs without spaces');
export const words = z.string().trim().min(1, 'must not be empty');
export const percent = z
  .string()
  .refine((value) => /^\d{1,3}$/.test(value) && Number(value) < 100, 'must be a whole number from 0 to 99')
  .transform(Number);
export const price = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,2})?$/, 'must be an amount such as 9.99')
  .refine((value) => Number(value) > 0, 'must be more than 0');
export const count = z
  .string()
  .refine((value) => /^[1-9]\d{0,8}$/.test(value), 'must be a whole number from 1')
  .transform(Number);
export const hours = z
  .string()
  .refine((value) => /^\d{1,4}$/.test(value), 'must be a whole number of hours')
  .transform(Number);
export const sender = z
  .string()
  .trim()
  .max(300)
  .refine(
    (value) => isSender(value),
    `must be an email address, alone or as in ${brand.name} <desk@write.example>`,
  );

function isSender(value: string): boolean {
  const [, name, inBrackets] = /^([^<>"\r\n]*)<([^<>]+)>$/.exec(value) ?? [];
  return name === undefined ? z.email().safeParse(value).success : z.email().safeParse(inBrackets).success;
}
