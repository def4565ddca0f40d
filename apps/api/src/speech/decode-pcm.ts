import type { PacketDecoder } from './packet-decoder.ts';

type ReadSample = (view: DataView, at: number) => number;

/** The kinds of WAV file that recorders write, by the demuxer's names. */
const kinds = new Map<string, { readonly width: number; readonly read: ReadSample }>([
  ['pcm-u8', { width: 1, read: (view, at) => (view.getUint8(at) - 128) / 2 ** 7 }],
  ['pcm-s16', { width: 2, read: (view, at) => view.getInt16(at, true) / 2 ** 15 }],
  ['pcm-s24', { width: 3, read: (view, at) => view.getInt16(at + 1, true) / 2 ** 15 }],
  ['pcm-s32', { width: 4, read: (view, at) => view.getInt32(at, true) / 2 ** 31 }],
  ['pcm-f32', { width: 4, read: (view, at) => view.getFloat32(at, true) }],
]);

const rates = { least: 8_000, most: 192_000 } as const;

/** Undefined for formats that no voice recorder writes. */
export function openPcm(kind: string, rate: number, channels: number): PacketDecoder | undefined {
  const found = kinds.get(kind);
  if (found === undefined || rate < rates.least || rate > rates.most) return undefined;
  const { width, read } = found;
  return {
    rate,
    decode(packet) {
      const view = new DataView(packet.buffer, packet.byteOffset, packet.byteLength);
      const samples = new Float32Array(Math.floor(packet.length / width / channels));
      for (let frame = 0; frame < samples.length; frame += 1) {
        let sum = 0;
        for (let channel = 0; channel < channels; channel += 1) {
          sum += read(view, (frame * channels + channel) * width);
        }
        samples[frame] = sum / channels;
      }
      return samples;
    },
    close: () => undefined,
  };
}
