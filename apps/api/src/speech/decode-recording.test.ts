import { afterEach, expect, test, vi } from 'vitest';
import { containerOf } from './container-of.ts';
import { decodeRecording } from './decode-recording.ts';
import { isHeard, type Sound, sampleRate } from './sound.ts';
import { silence } from './testing/ogg-of.ts';
import { recordings } from './testing/recordings.ts';
import { tone, wavOf } from './testing/wav-of.ts';
import { littleEndian, wavFile } from './wav-file.ts';

afterEach(() => void vi.restoreAllMocks());

async function soundOf(bytes: Uint8Array<ArrayBuffer>): Promise<Sound> {
  const decoded = await decodeRecording(bytes);
  if ('refusal' in decoded) throw new Error(decoded.refusal);
  return decoded.sound;
}

const refusalOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> => {
  const decoded = await decodeRecording(bytes);
  return 'refusal' in decoded ? decoded.refusal : undefined;
};

/** The share of a tone of this frequency in a sound, from 0 to 1 (Goertzel). */
function share(sound: Sound, hertz: number): number {
  let [real, imaginary, energy] = [0, 0, 0];
  for (const [index, sample] of sound.entries()) {
    const angle = (2 * Math.PI * hertz * index) / sampleRate;
    real += sample * Math.cos(angle);
    imaginary += sample * Math.sin(angle);
    energy += sample ** 2;
  }
  return (2 * (real ** 2 + imaginary ** 2)) / sound.length / energy;
}

test.each([
  ['Ogg', recordings.ogg.bytes, 7.1],
  ["WebM of Chromium's recorder", recordings.webm.bytes, 8.4],
])('Opus in %s is decoded to its length', async (_, bytes, seconds) => {
  const sound = await soundOf(bytes);
  expect(sound.length / sampleRate).toBeCloseTo(seconds, 0);
  expect(isHeard(sound)).toBe(true);
});

test.each([
  { rate: 8_000 },
  { rate: 16_000, bits: 8 },
  { rate: 22_050, bits: 24 },
  { rate: 44_100, channels: 2 },
  { rate: 48_000, channels: 2, bits: 32 },
] as const)('a tone in a WAV file of %j remains that tone', async (kind) => {
  const sound = await soundOf(wavOf(tone(1, 440, kind.rate), kind));
  expect(sound.length / sampleRate).toBeCloseTo(1, 2);
  expect(share(sound, 440)).toBeGreaterThan(0.99);
  expect(Math.max(...sound.subarray(1000, 15_000)) / 32_767).toBeCloseTo(0.5, 1);
});

test('frequencies above the lower rate are removed, not folded into speech', async () => {
  const sound = await soundOf(wavOf(tone(1, 13_000, 48_000), { rate: 48_000 }));
  expect(Math.max(...sound.subarray(1000, 15_000))).toBeLessThan(330);
});

test('our own WAV files are read back unchanged', async () => {
  const sound = await soundOf(recordings.ogg.bytes);
  const again = await soundOf(wavFile(sound));
  expect(Buffer.compare(littleEndian(again), littleEndian(sound))).toBe(0);
});

test('silence is distinguished from speech', async () => {
  expect(isHeard(await soundOf(silence(3)))).toBe(false);
  expect(isHeard(await soundOf(wavOf(new Float32Array(16_000), { rate: 16_000 })))).toBe(false);
  const whisper = tone(1, 300, 16_000).map((sample) => sample / 50);
  expect(isHeard(await soundOf(wavOf(whisper, { rate: 16_000 })))).toBe(true);
  const hiss = whisper.map((sample) => sample / 10);
  expect(isHeard(await soundOf(wavOf(hiss, { rate: 16_000 })))).toBe(false);
});

test('two minutes are read, and a small file that expands to more is not decoded', async () => {
  expect((await soundOf(silence(120))).length / sampleRate).toBeCloseTo(120, 0);
  const bomb = silence(24 * 60 * 60);
  expect(bomb.length).toBeLessThan(4_000_000);
  expect(await refusalOf(bomb)).toBe('too-long');
  expect(await refusalOf(wavOf(new Float32Array(122 * 8000), { rate: 8000, bits: 8 }))).toBe('too-long');
});

test('a truncated recording is read to where it ends', async () => {
  const { bytes } = recordings.webm;
  const sound = await soundOf(bytes.slice(0, bytes.length / 2));
  expect(sound.length / sampleRate).toBeGreaterThan(2);
});

test('broken files only cause a refusal', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { bytes } = recordings.ogg;
  const noise = bytes.map((byte, index) => (index < 200 ? byte : (index * 31) & 0xff));
  expect(await refusalOf(noise)).toBe('unreadable');
  expect(await refusalOf(bytes.slice(0, 60))).toBe('unreadable');
  expect(await refusalOf(new TextEncoder().encode('OggS is all that I have to say.'))).toBe('unreadable');
  expect(await refusalOf(Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3))).toBe('unreadable');
});

test('a WAV file with too low a sample rate is refused', async () => {
  expect(await refusalOf(wavOf(tone(1, 440, 4_000), { rate: 4_000 }))).toBe('wrong-codec');
});

test('the first bytes determine the type of a file, whatever its name', () => {
  const text = (words: string): Uint8Array => new TextEncoder().encode(words);
  expect(containerOf(recordings.ogg.bytes)).toBe('ogg');
  expect(containerOf(recordings.webm.bytes)).toBe('webm');
  expect(containerOf(wavOf(tone(0.1, 440, 8000), { rate: 8000 }))).toBe('wav');
  expect(containerOf(text('<svg onload=alert(1)>'))).toBeUndefined();
  expect(containerOf(text('RIFF____AVI LIST'))).toBeUndefined();
});
