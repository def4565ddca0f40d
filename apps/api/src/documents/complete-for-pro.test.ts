import { created } from '@octavo/contract';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { domains } from '../domains.ts';
import { answerOf } from '../testing/answer-of.ts';
import { Browser } from '../testing/browser.ts';
import { paragraphsOf } from '../testing/paragraphs-of.ts';
import { openTestApp } from '../testing/test-app.ts';
import { oneDatabase } from '../testing/test-databases.ts';

test.each(oneDatabase)(
  'regression 295: a text is complete for a Pro account in any order of the domains, on $name',
  async (kind) => {
    const app = await openTestApp(kind);
    const writer = await app.visitor();
    const { db } = app.connection;
    const { id } = await answerOf(created, writer.post('/docs/create_blank', { title: 'Essay' }));
    const whole = JSON.stringify(paragraphsOf('Beginning, middle and end.'));
    await db.insertInto('withheld_texts').values({ document_id: id, content: whole }).execute();
    await db
      .updateTable('accounts')
      .set({ type: 'main', plan: 'pro', email: 'writer@example.org' })
      .execute();

    const reversed = createApp(app.services, domains.toReversed());
    const reader = new Browser((path, init) => reversed.api.request(path, init));
    for (const [name, value] of Object.entries(writer.cookies)) reader.with(name, value);
    expect((await reader.get(`/docs/tags/${id}`)).status).toBe(200);

    expect(
      await db.selectFrom('documents').select('content').where('id', '=', id).executeTakeFirst(),
    ).toEqual({ content: whole });
    for (const domain of reversed.domains) await domain.close?.();
    await app.close();
  },
);
