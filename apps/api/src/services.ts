import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { accountStore } from './account/account-store.ts';
import { createAllowance } from './allowance/allowance.ts';
import { allowanceStore } from './allowance/allowance-store.ts';
import type { AppServices } from './app.ts';
import type { Config } from './config.ts';
import { modelChecker } from './corrections/by-model/model-checker.ts';
import { createCorrections } from './corrections/corrections.ts';
import { dictionaryPool, embeddedChecker, harperPool } from './corrections/embedded-checker.ts';
import { languageToolChecker } from './corrections/languagetool/languagetool-checker.ts';
import { preferencesStore } from './corrections/personal/preferences-store.ts';
import { rememberingChecker } from './corrections/remembering-checker.ts';
import type { Connection } from './database/connection.ts';
import { documentService } from './documents/document-service.ts';
import { documentStore } from './documents/document-store.ts';
import { createExporter } from './export/index.ts';
import { builtInEngine } from './generation/built-in/engine.ts';
import { writingThread } from './generation/built-in/writing-thread.ts';
import { findModelOf, warmModel, withStandIn } from './generation/choose-language-model.ts';
import { completer } from './generation/completion/completer.ts';
import { ownTexts } from './generation/completion/own-texts.ts';
import { wordMemory } from './generation/completion/word-memory.ts';
import { localiser } from './generation/localising/localiser.ts';
import { rewriter } from './generation/rewriting/rewrite.ts';
import { toolSettingsStore } from './generation/tool-settings-store.ts';
import { openIdProvider } from './google/open-id.ts';
import { providerSignInStore } from './google/provider-sign-in-store.ts';
import { createLimits } from './limits/limits.ts';
import { limitStore } from './limits/limit-store.ts';
import { chooseMailer } from './mail/choose-mailer.ts';
import { mailStore } from './mail/mail-store.ts';
import { createOutbox } from './mail/outbox.ts';
import { stripePayments } from './payment/stripe-payments.ts';
import { sessionStore } from './session/session-store.ts';
import { createSharedAccounts } from './sharing/shared-accounts.ts';
import { sharedAccountStore } from './sharing/shared-account-store.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import { chooseRecognizer } from './speech/choose-recognizer.ts';
import { createSpeech } from './speech/speech.ts';
import { linkMinutes, magicLinks } from './sign-in/magic-links.ts';
import { magicLinkStore } from './sign-in/magic-link-store.ts';
import { signInMailWriter } from './sign-in/sign-in-mail-writer.ts';
import { signInStore } from './sign-in/sign-in-store.ts';
import { loadSignInTexts } from './texts/sign-in-texts.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the build of the web app and the translations lie. */
export const projectFolders = {
  web: fromHere('../../web/dist'),
  locales: fromHere('../../../packages/ui/locales'),
} as const;

export interface Surroundings {
  readonly config: Config;
  readonly connection: Connection;
  readonly logger: Logger;
  readonly isStopping: () => boolean;
}

export interface RunningServices extends AppServices {
  /** Begins what goes on by itself: mails are sent. */
  begin(): void;
  /** Loads in the background what would make the first call slow. */
  warm(): void;
  close(): Promise<void>;
}

/** Each thread holds its own checker, about 460 MB (docs/operations.md). */
const checkerThreads = 1;

/** Puts the server together from its configuration and an open database. */
export function createServices({ config, connection, logger, isStopping }: Surroundings): RunningServices {
  const { db } = connection;
  const findModel = findModelOf(config.model);
  const embedded = embeddedChecker({
    english: harperPool(checkerThreads),
    others: dictionaryPool(checkerThreads),
  });
  const checker =
    config.languageToolUrl === undefined
      ? embedded
      : languageToolChecker({ url: config.languageToolUrl, standIn: rememberingChecker(embedded) });
  const corrections = createCorrections(
    config.model.corrections ? modelChecker(findModel, rememberingChecker(checker)) : checker,
  );
  const writing = writingThread();
  const builtIn = builtInEngine(corrections, writing.write);
  const exporter = createExporter();
  const speech = createSpeech(chooseRecognizer(config.speech));
  const allowance = createAllowance(allowanceStore(connection), { byNetwork: config.rateLimits });
  const signInTexts = loadSignInTexts(projectFolders.locales, linkMinutes);
  const sessions = sessionStore(db);
  const links = magicLinks(magicLinkStore(db));
  const mailer = chooseMailer(config);
  const outbox =
    mailer &&
    createOutbox({
      store: mailStore(db),
      mailer,
      compose: signInMailWriter(links, signInTexts),
      logger,
    });
  return {
    db,
    logger,
    isStopping,
    settings: config,
    folders: projectFolders,
    sessions,
    outbox,
    folderMailer: mailer?.kind === 'folder' ? mailer : undefined,
    links,
    signIn: createSignIn(signInStore(db), sessions),
    signInTexts,
    sharedAccounts: createSharedAccounts(sharedAccountStore(db)),
    payments: config.stripe && stripePayments(config.stripe, db),
    identityProvider: config.google && openIdProvider(config.google),
    providerSignIns: providerSignInStore(db),
    accounts: accountStore(db),
    limits: createLimits(limitStore(db), { byAddress: config.rateLimits }),
    allowance,
    documents: documentService(documentStore(db)),
    corrections,
    preferences: preferencesStore(db),
    speech,
    findModel,
    languageModel: withStandIn(findModel, builtIn),
    localise: localiser(findModel),
    rewrite: rewriter(findModel, builtIn),
    complete: completer(findModel, wordMemory(ownTexts(db))),
    toolSettings: toolSettingsStore(db),
    begin() {
      if (mailer?.kind === 'folder') {
        logger.warn({ folder: mailer.folder }, 'no SMTP_URL: mails are put into this folder and go nowhere');
      }
      outbox?.start();
    },
    warm() {
      corrections.warm();
      warmModel(config.model).catch((error: unknown) => logger.error({ err: error }, 'warm'));
    },
    async close() {
      await Promise.all([
        corrections.close(),
        writing.close(),
        exporter.close(),
        speech.close(),
        allowance.close(),
        outbox?.stop(),
      ]);
    },
    exportDocument: exporter.exportDocument,
  };
}
