import { type CipherGCM, createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { derivation, passwordKey, saltBytes } from './password-key.ts';

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

const sealedText = z.object({
  format: z.literal(1),
  memory: z.number().int(),
  passes: z.number().int(),
  parallelism: z.number().int(),
  salt: z.base64(),
  /** The document's key, encrypted with the key derived from the password. */
  key: z.base64(),
  text: z.base64(),
});
type SealedText = z.infer<typeof sealedText>;

/** The stored text is not what was encrypted: it was truncated, changed, or belongs to another document. */
export class DamagedSealError extends Error {}

/**
 * Encrypts a text with AES-256-GCM under a random key, and that key under one derived from the password with Argon2id
 * (RFC 9106).
 *
 * @param owner what the text belongs to; it can only be decrypted for the same owner
 */
export async function sealText(text: string, password: string, owner: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = randomBytes(keyBytes);
  const wrapping = await passwordKey(password, salt, derivation);
  const sealed: SealedText = {
    format: 1,
    ...derivation,
    salt: salt.toString('base64'),
    key: encrypt(key, wrapping, `key of ${owner}`),
    text: encrypt(Buffer.from(text), key, `text of ${owner}`),
  };
  return JSON.stringify(sealed);
}

/** Undefined if the password is wrong. @throws DamagedSealError */
export async function openText(sealed: string, password: string, owner: string): Promise<string | undefined> {
  const { salt, key, text, ...costs } = readSealed(sealed);
  const wrapping = await passwordKey(password, Buffer.from(salt, 'base64'), costs);
  const opened = decrypt(key, wrapping, `key of ${owner}`);
  if (!opened) return undefined;
  const plain = decrypt(text, opened, `text of ${owner}`);
  if (!plain) throw new DamagedSealError('The text does not fit its key.');
  return plain.toString();
}

function readSealed(sealed: string): SealedText {
  try {
    return sealedText.parse(JSON.parse(sealed));
  } catch (cause) {
    throw new DamagedSealError('The seal cannot be read.', { cause });
  }
}

function encrypt(plain: Buffer, key: Buffer, purpose: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher: CipherGCM = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  const hidden = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
}

function decrypt(hidden: string, key: Buffer, purpose: string): Buffer | undefined {
  const bytes = Buffer.from(hidden, 'base64');
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const nonce = bytes.subarray(0, nonceBytes);
  const decipher: DecipherGCM = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
