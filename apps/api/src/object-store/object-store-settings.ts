import { z } from 'zod';
import { ConfigError } from '../config-error.ts';
import { key, webAddress } from '../config-fields.ts';

/** Variables for an object store that speaks S3. */
export const objectStoreEnvironment = {
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket such as octavo-pictures')
    .optional(),
  S3_REGION: key.default('us-east-1'),
  S3_ACCESS_KEY_ID: key.optional(),
  S3_SECRET_ACCESS_KEY: key.optional(),
};

const environment = z.object(objectStoreEnvironment);

export interface ObjectStoreSettings {
  /** Address of the store, without the bucket. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Undefined if pictures are kept in the database.
 * @throws ConfigError if the store is only partly configured
 */
export function readObjectStore(settings: z.infer<typeof environment>): ObjectStoreSettings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region } = settings;
  if (bucket === undefined) {
    if (settings.S3_ENDPOINT === undefined) return undefined;
    throw new ConfigError('S3_BUCKET must be set where S3_ENDPOINT is.');
  }
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (accessKeyId === undefined) throw new ConfigError('S3_ACCESS_KEY_ID must be set where S3_BUCKET is.');
  if (secretAccessKey === undefined) {
    throw new ConfigError('S3_SECRET_ACCESS_KEY must be set where S3_BUCKET is.');
  }
  const endpoint = settings.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}
