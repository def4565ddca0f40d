import { z } from 'zod';
import { type PeerProcess, startPeer } from '../../testing/peer-process.ts';

/** How the server treats the mails to come. */
const smtpBehaviour = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accept') }),
  /** Refuses each recipient. */
  z.object({ kind: z.literal('refuse'), status: z.number() }),
  /** Takes the connection and never greets. */
  z.object({ kind: z.literal('silent') }),
  /** Takes the mail and never says so. */
  z.object({ kind: z.literal('stall') }),
  /** Cuts the connection when the mail is through. */
  z.object({ kind: z.literal('drop') }),
]);

export const smtpOrder = z.object({ behave: smtpBehaviour.optional() });

const takenMail = z.object({ from: z.string(), to: z.array(z.string()), source: z.string() });
export type TakenMail = z.infer<typeof takenMail>;

const seen = z.object({ taken: z.array(takenMail), connections: z.number() });

export interface SmtpPeer {
  readonly url: string;
  readonly port: number;
  /** Forgets what it took so far. */
  behave(behaviour: z.infer<typeof smtpBehaviour>): Promise<void>;
  seen(): Promise<z.infer<typeof seen>>;
  stop(): Promise<void>;
}

export async function startSmtpPeer(port?: number): Promise<SmtpPeer> {
  const peer: PeerProcess = await startPeer(new URL('smtp-server.ts', import.meta.url), port);
  return {
    url: `smtp://127.0.0.1:${peer.port}`,
    port: peer.port,
    behave: async (behave) => {
      await peer.ask({ behave });
    },
    seen: async () => seen.parse(await peer.ask({})),
    stop: () => peer.stop(),
  };
}
