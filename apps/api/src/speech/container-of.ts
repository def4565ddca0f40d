export type Container = 'ogg' | 'webm' | 'wav';

const latin1 = new TextDecoder('latin1');

/** Detects a file's container from its first bytes; its name and declared type cannot be trusted. */
export function containerOf(bytes: Uint8Array): Container | undefined {
  const start = latin1.decode(bytes.subarray(0, 12));
  if (start.startsWith('OggS')) return 'ogg';
  if (start.startsWith('\u001aE\u00df\u00a3')) return 'webm';
  if (start.startsWith('RIFF') && start.endsWith('WAVE')) return 'wav';
  return undefined;
}
