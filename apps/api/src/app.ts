import type { EndpointName } from '@octavo/contract/endpoints';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { registerAccount } from './account/routes.ts';
import { type AccountStore } from './account/account-store.ts';
import { type Api, createApi } from './api.ts';
import type { CompositionServices } from './compositions/composition-call.ts';
import { registerCompositions } from './compositions/routes.ts';
import { type CorrectionServices, registerCorrections } from './corrections/routes.ts';
import { type DocumentServices, registerDocuments } from './documents/routes.ts';
import type { Limits } from './limits/limits.ts';
import { type GenerationServices, registerGeneration } from './generation/routes.ts';
import { type GoogleServices, registerGoogle } from './google/routes.ts';
import { readBodies } from './http/body-room.ts';
import { originReader } from './http/public-origin.ts';
import { registerDevOutbox } from './mail/dev-outbox.ts';
import type { FolderMailer } from './mail/folder-mailer.ts';
import { registerCodeSignIn, registerSharing, type SharingServices } from './sharing/routes.ts';
import { type MagicLinkServices, registerMagicLink } from './sign-in/magic-link-routes.ts';
import { answerError } from './http/answer-error.ts';
import { answerUnknown } from './http/answer-unknown.ts';
import { limitBody, limitUntoldBody } from './http/body-limit.ts';
import { type ClientSettings, clientReader } from './http/client.ts';
import { closeUnread } from './http/close-unread.ts';
import { registerNotBuilt } from './http/not-built.ts';
import { checkOrigin } from './http/origin-check.ts';
import { refuseNul } from './http/refuse-nul.ts';
import { registerReference } from './http/reference-page.ts';
import { logRequests } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { registerStaticApp, type StaticFolders } from './http/static-app.ts';
import { type PaymentServices, registerPayment, registerPaymentWebhook } from './payment/routes.ts';
import { readSession, requireAccount } from './session/read-session.ts';
import { registerSession } from './session/routes.ts';
import type { SessionStore } from './session/session-store.ts';
import { type HealthServices, registerHealth } from './system/health.ts';
import { registerSpeech, type SpeechServices } from './speech/routes.ts';
import { registerSystem } from './system/routes.ts';

export interface AppServices
  extends
    DocumentServices,
    HealthServices,
    CorrectionServices,
    GenerationServices,
    CompositionServices,
    SpeechServices,
    Omit<MagicLinkServices & GoogleServices & PaymentServices & SharingServices, 'client' | 'originOf'> {
  readonly logger: Logger;
  readonly settings: ClientSettings;
  readonly folders: StaticFolders;
  readonly sessions: SessionStore;
  readonly accounts: AccountStore;
  readonly limits: Limits;
  /** Where mails lie that go nowhere; undefined where a mail server is set up, and in production. */
  readonly folderMailer: FolderMailer | undefined;
}

export interface App {
  readonly api: Api;
  /** Calls of the contract that answer 501. */
  readonly notBuilt: readonly EndpointName[];
}

const behindSession = ['/account/*', '/docs/*', '/v2/*', '/main/*', '/brainstorm/*', '/essay/*'];
const callPaths = ['/is_authenticated', '/auth/*', ...behindSession];

// Streamed answers are left alone: a compressor would hold back their first words.
const compressed = ['/docs/list', '/docs/recent', '/docs/item/*', '/openapi.json'];

/** The whole server as one handler of requests; it opens nothing and listens nowhere. */
export function createApp(services: AppServices): App {
  const client = clientReader(services.settings);
  const originOf = originReader(client, services.settings.publicUrl);
  const app = createApi();

  app.onError(answerError);
  answerUnknown(app);
  app.use(logRequests(services.logger), securityHeaders(client), closeUnread);
  app.use(refuseNul, checkOrigin(client, services.settings.publicUrl), limitBody(behindSession));
  for (const path of callPaths) app.use(path, readSession(services.sessions, client));
  for (const path of compressed) app.use(path, compress());

  registerHealth(app, services);
  registerSession(app, { ...services, client });
  registerMagicLink(app, { ...services, client, originOf });
  registerGoogle(app, { ...services, client, originOf });
  if (services.folderMailer) registerDevOutbox(app, services.folderMailer, client);
  registerCodeSignIn(app, { ...services, client });
  registerPaymentWebhook(app, services);
  const readBody = readBodies();
  for (const path of behindSession) app.use(path, requireAccount, limitUntoldBody, readBody);
  registerAccount(app, services);
  registerSharing(app, { ...services, client });
  registerPayment(app, { ...services, originOf });
  registerDocuments(app, services);
  registerCorrections(app, services);
  registerGeneration(app, services);
  registerSpeech(app, services);
  registerCompositions(app, services);
  registerSystem(app);
  registerStaticApp(app, services.folders);
  const notBuilt = registerNotBuilt(app);
  registerReference(app);
  return { api: app, notBuilt };
}
