import { routes } from '@octavo/contract';
import type { Api } from '../api.ts';
import { languageOf } from '../texts/language-of.ts';
import { loadChangelog } from './changelog/load-changelog.ts';
import { loadShareMessages } from './share-message.ts';

export interface SystemServices {
  readonly folders: { readonly locales: string };
}

export function registerSystem(app: Api, { folders }: SystemServices): void {
  const messages = loadShareMessages(folders.locales);
  const changelog = loadChangelog(folders.locales);

  app.openapi(routes.changelog, (context) =>
    context.json([...(changelog.get(context.req.valid('query').lng ?? languageOf(context)) ?? [])], 200),
  );

  app.openapi(routes.shareMessage, (context) =>
    context.json({ message: messages.get(languageOf(context)) ?? '' }, 200),
  );
}
