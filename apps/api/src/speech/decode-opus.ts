import { OpusDecoder } from 'opus-decoder';
import type { PacketDecoder } from './packet-decoder.ts';
import { sampleRate } from './sound.ts';

/** libopus as WebAssembly. It decodes at our sample rate and mixes two channels into one by itself. */
export async function openOpus(): Promise<PacketDecoder> {
  const decoder = new OpusDecoder({ sampleRate, channels: 1 });
  await decoder.ready;
  return {
    rate: sampleRate,
    decode(packet) {
      const { channelData, errors } = decoder.decodeFrame(packet);
      return errors.length > 0 ? undefined : channelData[0];
    },
    close: () => decoder.free(),
  };
}
