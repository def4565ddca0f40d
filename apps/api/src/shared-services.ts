import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { addressChanges } from './account/address/address-changes.ts';
import { accountStore } from './account/account-store.ts';
import { createAllowance } from './allowance/allowance.ts';
import { allowanceStore } from './allowance/allowance-store.ts';
import { networkWords } from './allowance/network-words.ts';
import { chooseCitations } from './citations/choose-citations.ts';
import type { Config } from './config.ts';
import { commentMailWriter } from './comments/mails/comment-mail-writer.ts';
import { chooseCorrections } from './corrections/choose-corrections.ts';
import type { Connection } from './database/connection.ts';
import { pictureContents } from './document-pictures/picture-contents.ts';
import { documentService } from './documents/document-service.ts';
import { documentStore } from './documents/document-store.ts';
import { createQuotas } from './documents/quotas.ts';
import { withdrawals } from './earnings/withdrawals.ts';
import { findModelOf } from './generation/choose-language-model.ts';
import { measured } from './generation/measured-model.ts';
import type { ClientSettings } from './http/client.ts';
import { createLimits } from './limits/limits.ts';
import { limitStore } from './limits/limit-store.ts';
import { localModel as localModelIn } from './local-model/local-model.ts';
import { modelFolder } from './local-model/model-folder.ts';
import { chooseMailer } from './mail/choose-mailer.ts';
import { mailStore } from './mail/mail-store.ts';
import { createOutbox } from './mail/outbox.ts';
import { s3Store } from './object-store/s3-store.ts';
import { choosePayments } from './payment/choose-payments.ts';
import { loadTillTexts } from './payment/till/till-texts.ts';
import { sessionStore } from './session/session-store.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import { linkMinutes, magicLinks } from './sign-in/magic-links.ts';
import { magicLinkStore } from './sign-in/magic-link-store.ts';
import { mailWriter } from './sign-in/mail-writer.ts';
import { signInStore } from './sign-in/sign-in-store.ts';
import type { Traces } from './telemetry/traces.ts';
import type { Metrics } from './telemetry/metrics.ts';
import { loadSignInTexts } from './texts/sign-in-texts.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Folders of the built web app and the translations. */
export const projectFolders = {
  web: fromHere('../../web/dist'),
  locales: fromHere('../../../packages/ui/locales'),
} as const;

export interface Surroundings {
  readonly config: Config;
  readonly connection: Connection;
  readonly logger: Logger;
  readonly isStopping: () => boolean;
  /** If they are switched on. */
  readonly metrics?: Metrics | undefined;
  readonly traces?: Traces | undefined;
}

export type SharedServices = ReturnType<typeof createSharedServices>;

/**
 * Creates what several domains share, from the configuration and an open database. A domain creates the rest itself.
 */
export function createSharedServices(surroundings: Surroundings) {
  const { config, connection, logger } = surroundings;
  const { db } = connection;
  const pictureStorage = config.objectStore && { objects: s3Store(config.objectStore), db };
  const contents = pictureContents(pictureStorage);
  const settings: ClientSettings = config;
  const localModel =
    config.model.baseUrl === undefined
      ? localModelIn({ folder: modelFolder(config.dataDir), tasks: config.model.tasks, logger })
      : undefined;
  const findModel = measured(findModelOf(config.model, {}, localModel?.current));
  const signInTexts = loadSignInTexts(projectFolders.locales, linkMinutes);
  const limits = createLimits(limitStore(db), { byAddress: config.rateLimits });
  const sessions = sessionStore(db);
  const links = magicLinks(magicLinkStore(db));
  const mailer = chooseMailer(config);
  const compose = mailWriter({
    links,
    changes: addressChanges(db),
    comments: commentMailWriter(db),
    texts: signInTexts,
  });
  const outbox = mailer && createOutbox({ store: mailStore(db), mailer, compose, logger });
  const chosen = choosePayments(config, db, outbox);
  const sendAddress = async (accountId: string) => chosen.payments?.sendAddress(accountId);
  return {
    ...surroundings,
    settings,
    folders: projectFolders,
    accounts: accountStore(db),
    allowance: createAllowance(allowanceStore(connection), {
      byNetwork: config.rateLimits,
      networkWords: networkWords(limits, config.quotas.networkWordsPerDay),
    }),
    citations: chooseCitations(config, connection),
    corrections: chooseCorrections(config, findModel),
    documents: documentService(documentStore(db, contents)),
    findModel,
    folderMailer: mailer?.kind === 'folder' ? mailer : undefined,
    limits,
    links,
    localModel,
    quotas: createQuotas(config.quotas, { limits, byNetwork: config.rateLimits }),
    outbox,
    pictureContents: contents,
    pictureStorage,
    sessions,
    signIn: createSignIn(signInStore(db, { percent: config.referralPercent }), sessions, sendAddress),
    signInTexts,
    tillTexts: loadTillTexts(projectFolders.locales),
    withdrawals: withdrawals(db, config.prices.currency),
    ...chosen,
  };
}
