import { z } from 'zod';
import { type PeerProcess, startPeer } from '../../testing/peer-process.ts';

/** How the server treats the next mails. */
const smtpBehaviour = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accept') }),
  /** Refuses each recipient. */
  z.object({ kind: z.literal('refuse'), status: z.number() }),
  /** Accepts the connection and never greets. */
  z.object({ kind: z.literal('silent') }),
  /** Accepts the mail and never confirms it. */
  z.object({ kind: z.literal('stall') }),
  /** Cuts the connection after the mail was sent. */
  z.object({ kind: z.literal('drop') }),
]);

export const smtpOrder = z.object({ behave: smtpBehaviour.optional() });

const takenMail = z.object({ from: z.string(), to: z.array(z.string()), source: z.string() });
export type TakenMail = z.infer<typeof takenMail>;

const seen = z.object({ taken: z.array(takenMail), connections: z.number() });

export interface SmtpPeer {
  readonly url: string;
  readonly port: number;
  /** Also clears the record of what was received. */
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
