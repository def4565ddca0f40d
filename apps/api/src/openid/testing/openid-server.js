// oidc-provider brings no types, so this program is JavaScript.
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';
import { servePeer, wishedPort } from '../../testing/serve-peer.ts';

/** Who is at the provider's screen, and what that person does there. */
let person = { sub: 'ada', email: 'ada@id.example', email_verified: true, name: 'Ada' };
let consents = true;
let silent = false;
let forged = false;
/** Google tells the address in the ID token; others at the userinfo endpoint. */
let inToken = true;

const server = createServer();
server.listen(wishedPort, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address();

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const { privateKey } = newKeys();
const named = { use: 'sig', alg: 'RS256', kid: 'one' };
const otherKey = { ...newKeys().publicKey.export({ format: 'jwk' }), ...named };
const claimNames = ['email', 'email_verified', 'name'];
const provider = (conformIdTokenClaims) =>
  new Provider(`http://127.0.0.1:${port}`, {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), ...named }] },
    clients: [
      {
        client_id: 'octavo',
        client_secret: 'octavo-secret',
        // A program on this machine: any port of it will do (RFC 8252, 7.3).
        application_type: 'native',
        redirect_uris: ['http://127.0.0.1/auth/google/callback'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['test'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: claimNames.slice(0, 2), profile: claimNames.slice(2) },
    conformIdTokenClaims,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...person, sub: id }) }),
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Grant: 60, Session: 60 },
  });
const providers = { token: provider(false), userinfo: provider(true) };

async function interact(active, request, response) {
  const { prompt, params, session } = await active.interactionDetails(request, response);
  if (!consents) {
    await active.interactionFinished(request, response, { error: 'access_denied' });
  } else if (prompt.name === 'login') {
    await active.interactionFinished(request, response, { login: { accountId: person.sub } });
  } else {
    const grant = new active.Grant({ accountId: session.accountId, clientId: params.client_id });
    grant.addOIDCScope('openid email profile');
    await active.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
  }
}

server.on('request', (request, response) => {
  if (silent) return;
  if (forged && request.url === '/jwks') {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [otherKey] }));
    return;
  }
  const active = inToken ? providers.token : providers.userinfo;
  if (request.url.startsWith('/interaction/')) {
    interact(active, request, response).catch((error) => response.writeHead(500).end(String(error)));
  } else {
    active.callback()(request, response);
  }
});

servePeer(port, (order) => {
  person = { sub: 'ada', email: 'ada@id.example', email_verified: true, name: 'Ada', ...order.person };
  consents = order.consents ?? true;
  inToken = order.inToken ?? true;
  silent = order.silent ?? false;
  forged = order.forged ?? false;
  return true;
});
