import { z } from 'zod';
import { startPeer } from '../../testing/peer-process.ts';

/** How the service treats the next recordings. */
export const behaviour = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('say'), text: z.string() }),
  z.object({ kind: z.literal('status'), status: z.number(), retryAfter: z.string().optional() }),
  /** Accepts the recording and never answers. */
  z.object({ kind: z.literal('silent') }),
  /** Begins its answer and cuts the connection. */
  z.object({ kind: z.literal('drop') }),
  /** Answers 200 with this body. */
  z.object({ kind: z.literal('raw'), body: z.string() }),
  /** Answers 200 and never ends. */
  z.object({ kind: z.literal('endless') }),
]);
export type Behaviour = z.infer<typeof behaviour>;

const call = z.object({
  path: z.string(),
  authorization: z.string().nullable(),
  model: z.string().nullable(),
  language: z.string().nullable(),
  fileName: z.string(),
  fileType: z.string(),
  bytes: z.number(),
  start: z.string(),
});

const scene = z.object({
  /** Since the last order. */
  calls: z.array(call),
  /** Connections that the client cut before their answer ended. */
  left: z.number(),
});

export interface SpeechPeer {
  /** Including /v1. */
  readonly baseUrl: string;
  /** Reports what has happened since the last order, and changes the behaviour if one is given. */
  order(behaviour?: Behaviour): Promise<z.infer<typeof scene>>;
  stop(): Promise<void>;
}

/** A speech service with OpenAI's transcriptions, in a process of its own. */
export async function startSpeechPeer(): Promise<SpeechPeer> {
  const peer = await startPeer(new URL('speech-server.ts', import.meta.url));
  return {
    baseUrl: `http://127.0.0.1:${peer.port}/v1`,
    order: async (order) => scene.parse(await peer.ask(order ?? null)),
    stop: () => peer.stop(),
  };
}
