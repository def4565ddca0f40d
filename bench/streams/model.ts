import { z } from 'zod';
import { startPeer } from '../../apps/api/src/testing/peer-process.ts';
import type { RhythmName } from './rhythm.ts';

export const modelOrder = z.object({ speak: z.enum(['brisk', 'long', 'crowded', 'slow']).optional() });
const times = z.record(z.string(), z.array(z.number()));

/** When each piece of a stream was sent, by the name of the stream. */
export type Said = z.infer<typeof times>;

export interface Model {
  /** Includes /v1. */
  readonly baseUrl: string;
  /** Changes the rhythm and clears the record. */
  speak(rhythm: RhythmName): Promise<void>;
  said(): Promise<Said>;
  stop(): Promise<void>;
}

export async function startModel(): Promise<Model> {
  const peer = await startPeer(new URL('model-main.ts', import.meta.url));
  return {
    baseUrl: `http://127.0.0.1:${peer.port}/v1`,
    speak: async (speak) => void (await peer.ask({ speak })),
    said: async () => times.parse(await peer.ask({})),
    stop: () => peer.stop(),
  };
}
