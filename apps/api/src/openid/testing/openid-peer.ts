import { startPeer } from '../../testing/peer-process.ts';
import { Browser } from '../../testing/browser.ts';

export interface OpenIdScene {
  readonly person?: {
    readonly sub?: string;
    readonly email?: string;
    readonly email_verified?: boolean;
    readonly name?: string;
  };
  /** Whether the user agrees to share their identity with Octavo. */
  readonly consents?: boolean;
  /** Whether the email address is in the ID token, as with Google, or only at the userinfo endpoint. */
  readonly inToken?: boolean;
  /** Publishes keys other than those it signs with. */
  readonly forged?: boolean;
  /** Accepts connections and never answers. */
  readonly silent?: boolean;
}

export interface OpenIdPeer {
  readonly issuer: string;
  readonly port: number;
  play(scene: OpenIdScene): Promise<void>;
  /**
   * Goes through the provider's pages from an address that Octavo redirected to; returns the address that leads back.
   */
  visit(address: URL): Promise<URL>;
  stop(): Promise<void>;
}

export async function startOpenIdPeer(port?: number): Promise<OpenIdPeer> {
  const peer = await startPeer(new URL('openid-server.js', import.meta.url), port);
  const issuer = `http://127.0.0.1:${peer.port}`;
  return {
    issuer,
    port: peer.port,
    play: async (scene) => {
      await peer.ask(scene);
    },
    async visit(address) {
      const browser = new Browser((path, init) =>
        fetch(new URL(path, issuer), { ...init, redirect: 'manual' }),
      );
      let at = address;
      for (let step = 0; step < 10; step += 1) {
        const answer = await browser.get(at.href);
        const location = answer.headers.get('location');
        if (location === null) throw new Error(`The provider showed a page: ${await answer.text()}`);
        at = new URL(location, issuer);
        if (at.origin !== issuer) return at;
      }
      throw new Error('The provider leads in circles.');
    },
    stop: () => peer.stop(),
  };
}
