import type { Logger } from 'pino';
import { type Api, createApi } from './api.ts';
import type { Domain } from './domain.ts';
import { type DomainParts, domains } from './domains.ts';
import { answerUnknown } from './http/answer-unknown.ts';
import { bodyLimits } from './http/body-limit.ts';
import { readBodies } from './http/body-room.ts';
import { type ClientSettings, clientReader } from './http/client.ts';
import { closeUnread } from './http/close-unread.ts';
import { answerErrorsReadably } from './http/error-page.ts';
import { checkOrigin } from './http/origin-check.ts';
import { originReader } from './http/public-origin.ts';
import { registerReference } from './http/reference-page.ts';
import { refuseNul } from './http/refuse-nul.ts';
import { logRequests } from './http/request-log.ts';
import { createRunningRequests, type RunningRequests } from './http/running-requests.ts';
import { securityHeaders } from './http/security-headers.ts';
import { heavyPaths, takeTurns } from './http/take-turns.ts';
import { privatePaths, sessionPaths } from './session/private-paths.ts';
import { readSession, requireAccount } from './session/read-session.ts';

/** Everything the server is built from: what its domains need, minus what is read from each request. */
export type AppParts = Omit<DomainParts, 'client' | 'originOf'> & {
  readonly logger: Logger;
  readonly settings: ClientSettings;
};

type Make = (parts: DomainParts) => Domain;

export interface App {
  readonly api: Api;
  readonly domains: readonly Domain[];
  readonly requests: RunningRequests;
}

/** The whole server as one request handler; it opens nothing and listens on no port. */
export function createApp(parts: AppParts, list: readonly Make[] = domains): App {
  const { logger, settings, sessions } = parts;
  const client = clientReader(settings);
  const originOf = originReader(client, settings.publicUrl);
  const made: readonly Domain[] = list.map((domain) => domain({ ...parts, client, originOf }));
  const bodies = bodyLimits(Object.assign({}, ...made.map((domain) => domain.bodies)), privatePaths);
  const requests = createRunningRequests();
  const app = createApi();

  app.onError(answerErrorsReadably(parts.signInTexts));
  answerUnknown(app);
  app.use(
    logRequests(logger, requests),
    securityHeaders(client, parts.config.stripe !== undefined),
    closeUnread,
  );
  if (parts.traces) app.use(parts.traces.request);
  app.use(refuseNul, checkOrigin(client, settings), bodies.declared);
  for (const path of sessionPaths) app.use(path, readSession(sessions, client));
  for (const { publicRoutes } of made) publicRoutes?.(app);
  const readBody = readBodies(bodies.undeclared);
  for (const path of privatePaths) app.use(path, requireAccount, readBody);
  const turn = takeTurns();
  for (const path of heavyPaths) app.use(path, turn(path));
  for (const { beforeRoutes } of made) beforeRoutes?.(app);
  for (const { routes } of made) routes?.(app);
  registerReference(app);
  return { api: app, domains: made, requests };
}
