import type { ReaderLink } from '@octavo/contract';
import { homePath } from '@octavo/contract/app-path';
import { type LinkDraft, linksMachine, type SharedLink } from '@octavo/machines/links';
import { fromPromise } from 'xstate';
import { call } from '../api/call.ts';
import { dayOf, endOfDay } from './days-of-links.ts';
import type { WireLate } from './late-desk-source.ts';

/** The links of a document on the real server. */
export const wire: WireLate<'links'> = ({ saveFirst }) =>
  linksMachine.provide({
    actors: {
      load: fromPromise(async ({ input: { id: documentId }, signal }) => {
        await saveFirst();
        const { links } = await call('readerLinks', { params: { documentId }, signal });
        return { links: links.map(shared), today: dayOf(new Date()) };
      }),
      save: fromPromise(async ({ input: { id: documentId, draft }, signal }) =>
        shared(
          draft.id === null
            ? await call('createReaderLink', { params: { documentId }, body: created(draft), signal })
            : await call('changeReaderLink', {
                params: { documentId, linkId: draft.id },
                body: changed(draft),
                signal,
              }),
        ),
      ),
      revoke: fromPromise(({ input: { id: documentId, linkId }, signal }) =>
        call('revokeReaderLink', { params: { documentId, linkId }, signal }),
      ),
    },
  });

const shared = (link: ReaderLink): SharedLink => ({
  ...link,
  address: new URL(`${homePath}r/${link.token}`, location.origin).href,
  // The moment it ends is the first of the day after.
  lastDay: link.expiresAt === null ? '' : dayOf(new Date(Date.parse(link.expiresAt) - 1)),
});

const always = ({ name, kind, lastDay }: LinkDraft) => ({
  name,
  kind,
  expiresAt: lastDay === '' ? null : endOfDay(lastDay).toISOString(),
});

const created = (draft: LinkDraft) => ({
  ...always(draft),
  ...(draft.isProtected && { password: draft.password }),
});

/** An empty password keeps the one that the link has. */
const changed = (draft: LinkDraft) => ({
  ...always(draft),
  ...(!draft.isProtected && { password: null }),
  ...(draft.isProtected && draft.password !== '' && { password: draft.password }),
});
