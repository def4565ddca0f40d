import { type Sound, sampleRate } from './sound.ts';

const headerBytes = 44;
const pcm = 1;
const channels = 1;
const bytesPerSample = 2;

/** A sound as a WAV file, which every speech service can read (http://soundfile.sapp.org/doc/WaveFormat/). */
export function wavFile(sound: Sound): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headerBytes + sound.byteLength);
  const header = new DataView(file.buffer);
  const word = (at: number, text: string): void => file.set(new TextEncoder().encode(text), at);
  word(0, 'RIFF');
  header.setUint32(4, file.length - 8, true);
  word(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, pcm, true);
  header.setUint16(22, channels, true);
  header.setUint32(24, sampleRate, true);
  header.setUint32(28, sampleRate * channels * bytesPerSample, true);
  header.setUint16(32, channels * bytesPerSample, true);
  header.setUint16(34, bytesPerSample * 8, true);
  word(36, 'data');
  header.setUint32(40, sound.byteLength, true);
  file.set(littleEndian(sound), headerBytes);
  return file;
}

/** The samples as bytes; every machine that Node 24 runs on stores them in this order. */
export const littleEndian = (sound: Sound): Uint8Array<ArrayBuffer> =>
  new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength);
