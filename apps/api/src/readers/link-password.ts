import { randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { derivation, passwordKey, saltBytes } from '../locking/password-key.ts';

const hashed = z.object({
  memory: z.number().int(),
  passes: z.number().int(),
  parallelism: z.number().int(),
  salt: z.base64(),
  hash: z.base64(),
});

/** What is stored of a password: its Argon2id hash with salt and costs, as JSON. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await passwordKey(password, salt, derivation);
  const stored: z.infer<typeof hashed> = {
    ...derivation,
    salt: salt.toString('base64'),
    hash: hash.toString('base64'),
  };
  return JSON.stringify(stored);
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const { salt, hash, ...costs } = hashed.parse(JSON.parse(stored));
  const given = await passwordKey(password, Buffer.from(salt, 'base64'), costs);
  return timingSafeEqual(given, Buffer.from(hash, 'base64'));
}
