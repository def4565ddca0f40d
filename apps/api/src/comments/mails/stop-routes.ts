import type { Context } from 'hono';
import type { Kysely } from 'kysely';
import type { Api, ApiEnv } from '../../api.ts';
import type { Database } from '../../database/schema.ts';
import { isToken } from '../../session/session-token.ts';
import { answerWithPage } from '../../sign-in/sign-in-page.ts';
import { languageOf } from '../../texts/language-of.ts';
import type { TextsByLanguage } from '../../texts/sign-in-texts.ts';
import { stopPath } from './stop-path.ts';

export interface StopServices {
  readonly db: Kysely<Database>;
  readonly signInTexts: TextsByLanguage;
}

/**
 * The link that ends mails about comments. Mail scanners open links, so it only shows a page, and its button ends the
 * mails; mail programs post to the same address without showing it (RFC 8058).
 */
export function registerStop(app: Api, { db, signInTexts }: StopServices): void {
  const page = (context: Context<ApiEnv>, what: 'stop' | 'stopped' | 'notFound') => {
    const language = languageOf(context);
    const texts = signInTexts[language].page;
    const action = context.req.path;
    return answerWithPage(
      context,
      {
        language,
        title: texts[`${what}Title`],
        hint: texts[`${what}Hint`],
        back: texts.back,
        ...(what === 'stop' && { form: { action, fields: {}, label: texts.stopAction } }),
      },
      what === 'notFound' ? 404 : 200,
    );
  };

  app.get(`${stopPath}:token`, async (context) =>
    page(context, (await isKnown(db, context.req.param('token'))) ? 'stop' : 'notFound'),
  );

  app.post(`${stopPath}:token`, async (context) =>
    page(context, (await stopMails(db, context.req.param('token'))) ? 'stopped' : 'notFound'),
  );
}

async function isKnown(db: Kysely<Database>, token: string): Promise<boolean> {
  if (!isToken(token)) return false;
  const writer = db.selectFrom('comment_mails').select('stop_token').where('stop_token', '=', token);
  const reader = db.selectFrom('link_visits').select('stop_token').where('stop_token', '=', token);
  return (await writer.unionAll(reader).executeTakeFirst()) !== undefined;
}

async function stopMails(db: Kysely<Database>, token: string): Promise<boolean> {
  if (!isToken(token)) return false;
  const writer = await db
    .updateTable('comment_mails')
    .set({ wanted: 0 })
    .where('stop_token', '=', token)
    .executeTakeFirst();
  if (writer.numUpdatedRows > 0n) return true;
  const reader = await db
    .updateTable('link_visits')
    .set({ email: '', untold_since: null })
    .where('stop_token', '=', token)
    .executeTakeFirst();
  return reader.numUpdatedRows > 0n;
}
