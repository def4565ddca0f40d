import { recordingLimits } from '@octavo/contract/recording-limits';
import { afterEach, expect, it, vi } from 'vitest';
import { speechRate } from './decoded.ts';
import { recordingFile } from './recording-file.ts';
import { wavOf } from './wav-of.ts';

afterEach(() => vi.unstubAllGlobals());

/** The samples of a WAV file written by this app. */
async function samplesOf(file: Blob): Promise<Int16Array> {
  expect(await file.slice(0, 4).text()).toBe('RIFF');
  expect(await file.slice(8, 16).text()).toBe('WAVEfmt ');
  const header = new DataView(await file.slice(0, 44).arrayBuffer());
  expect([header.getUint16(22, true), header.getUint32(24, true), header.getUint16(34, true)]).toEqual([
    1,
    speechRate,
    16,
  ]);
  expect(header.getUint32(40, true)).toBe(file.size - 44);
  return new Int16Array(await file.slice(44).arrayBuffer());
}

it('sends a recording labelled as MP4 as WAV at the rate of speech, with its sound intact', async () => {
  const rate = 48_000;
  const tone = Float32Array.from(
    { length: rate },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * 400 * at) / rate),
  );
  // Anything that the browser can play: its decoder looks at the content.
  const recording = new Blob([wavOf(tone, rate)], { type: 'audio/mp4' });
  const file = await recordingFile(recording);
  expect([file.name, file.type]).toEqual(['recording.wav', 'audio/wav']);
  const samples = Array.from(await samplesOf(file));
  expect(samples.length).toBe(speechRate);
  const middle = samples.slice(speechRate / 4, (speechRate * 3) / 4);
  expect(Math.max(...middle) / 32_767).toBeCloseTo(0.5, 1);
  const crossings = middle.filter((sample, index) => sample >= 0 && (middle[index - 1] ?? 0) < 0).length;
  expect(crossings).toBeGreaterThanOrEqual(199);
  expect(crossings).toBeLessThanOrEqual(201);
});

/** A second of silence in AAC, which is what Safari puts into MP4. */
async function silenceInAac(): Promise<Blob> {
  const { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Mp4OutputFormat, Output } =
    await import('mediabunny');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  // AAC-LC, 48 kHz, one channel (ISO 14496-3, 1.6.2.1), and a silent frame of it.
  const description = Uint8Array.of(0x11, 0x88);
  const decoderConfig = { codec: 'mp4a.40.2', sampleRate: 48_000, numberOfChannels: 1, description };
  const frame = 1024 / 48_000;
  for (let index = 0; index < 47; index += 1) {
    const bytes = Uint8Array.of(0x00, 0xc8, 0x00, 0x80, 0x23, 0x80);
    await source.add(new EncodedPacket(bytes, 'key', index * frame, frame), { decoderConfig });
  }
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'audio/mp4' });
}

it('reads AAC in a browser without encoders', async ({ skip }) => {
  skip(!MediaSource.isTypeSupported('audio/mp4; codecs="mp4a.40.2"'), 'this browser plays no AAC');
  vi.stubGlobal('AudioEncoder', undefined);
  const samples = await samplesOf(await recordingFile(await silenceInAac()));
  expect(samples.length / speechRate).toBeCloseTo(1, 1);
});

it('keeps the longest recording below the server’s limit', () => {
  const longest = new Float32Array(recordingLimits.seconds * speechRate);
  expect(wavOf(longest, speechRate).size).toBeLessThan(recordingLimits.bytes);
});
