import { recordingLimits } from '@octavo/contract/recording-limits';
import {
  BufferSource,
  type EncodedPacket,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MATROSKA,
  OGG,
  WAVE,
  WEBM,
} from 'mediabunny';
import { openOpus } from './decode-opus.ts';
import { openPcm } from './decode-pcm.ts';
import type { PacketDecoder } from './packet-decoder.ts';
import { resample } from './resample.ts';
import { isHeard, type Sound, sampleRate, toSound } from './sound.ts';

export type Refusal = 'unreadable' | 'wrong-codec' | 'too-long';
/** A refusal is returned as an answer. */
export type Decoded =
  | {
      readonly sound: Sound;
      /** Whether it is more than silence. */
      readonly heard: boolean;
    }
  | { readonly refusal: Refusal };

/** Recorders stop a little late. */
const mostSeconds = recordingLimits.seconds + 1;

/**
 * Decodes a recording: Opus in Ogg or WebM, or a WAV file. Stops once the recording gets too long, so that a small file
 * that expands endlessly costs no more than an honest one.
 */
export async function decodeRecording(bytes: Uint8Array<ArrayBuffer>): Promise<Decoded> {
  try {
    const input = new Input({ formats: [OGG, WEBM, MATROSKA, WAVE], source: new BufferSource(bytes) });
    const track = await input.getPrimaryAudioTrack();
    if (track === null) return { refusal: 'unreadable' };
    const decoder = await openDecoder(track);
    if (decoder === undefined) return { refusal: 'wrong-codec' };
    return await collect(new EncodedPacketSink(track).packets(), decoder);
  } catch {
    // If the demuxer fails, the file is broken.
    return { refusal: 'unreadable' };
  }
}

async function openDecoder(track: InputAudioTrack): Promise<PacketDecoder | undefined> {
  const codec = await track.getCodec();
  if (codec === 'opus') return openOpus();
  return openPcm(codec ?? '', await track.getSampleRate(), await track.getNumberOfChannels());
}

async function collect(packets: AsyncIterable<EncodedPacket>, decoder: PacketDecoder): Promise<Decoded> {
  const pieces: Float32Array[] = [];
  let length = 0;
  let broken = 0;
  try {
    for await (const { data } of packets) {
      const piece = decoder.decode(data);
      if (piece === undefined) {
        broken += 1;
        continue;
      }
      pieces.push(piece);
      length += piece.length;
      if (length > mostSeconds * decoder.rate) return { refusal: 'too-long' };
    }
  } finally {
    decoder.close();
  }
  // A gap of a few packets is tolerable.
  if (length === 0 || broken > pieces.length / 10) return { refusal: 'unreadable' };
  const sound = toSound(resample(joined(pieces, length), decoder.rate, sampleRate));
  return { sound, heard: isHeard(sound) };
}

function joined(pieces: readonly Float32Array[], length: number): Float32Array {
  const samples = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return samples;
}
