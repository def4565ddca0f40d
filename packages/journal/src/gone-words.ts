import type { DocumentContent } from '@octavo/contract';
import { codeOf, isGone, isRefusal } from './failure.ts';
import type { Journal, JournalEntry, JournalKey } from './journal.ts';
import type { JournalServer, ServerSave } from './journal-server.ts';
import { hasArrived } from './make-apart.ts';
import { isSameText } from './plan-recovery.ts';

/** Words of a document that no longer exists, which the server never received: their owner is asked about them. */
export interface GoneWords {
  readonly id: string;
  /** `deleted`: permanently, by its owner. `missing`: the server does not know it. */
  readonly reason: 'deleted' | 'missing';
  /** The texts that windows left, the newest first. */
  readonly texts: readonly GoneText[];
}

export interface GoneText {
  readonly title: string;
  readonly content: DocumentContent;
  /** What the server had of it; null where unknown. */
  readonly common: DocumentContent | null;
  readonly writtenAt: number;
  /** The entries that hold it. */
  readonly keys: readonly JournalKey[];
}

export interface GoneDocument {
  readonly id: string;
  /** Entries left by windows that have closed. */
  readonly left: readonly JournalEntry[];
  readonly journal: Pick<Journal, 'forget'>;
  /** Who is signed in; null where unknown. */
  readonly account: string | null;
  /** Whether the server says that the account signed in has deleted it permanently. */
  readonly isDeleted: boolean;
  readonly server: JournalServer;
}

type Outcome =
  | { readonly type: 'kept'; readonly version: number }
  | { readonly type: 'settled' | 'refused' }
  | { readonly type: 'unheld'; readonly reason: GoneWords['reason']; readonly common: GoneText['common'] };

/**
 * Deals with texts that were left unsaved of a document that the server does not return. A document in the trash still
 * accepts a save. Texts that the server had are settled. Everything else stays in the journal until its owner has been
 * asked; nothing is created unasked from what somebody has deleted. Any other account that is signed in gets the same
 * answer, and so learns nothing.
 *
 * @returns how many texts were saved, and what to ask about
 */
export async function settleGone(gone: GoneDocument): Promise<{ saved: number; words: GoneWords | null }> {
  const { id, left, journal, account, isDeleted, server } = gone;
  const texts: GoneText[] = [];
  let reason: GoneWords['reason'] = 'missing';
  let saved = 0;
  for (const entry of left.filter(({ unsaved }) => unsaved).toSorted((a, b) => b.writtenAt - a.writtenAt)) {
    if (!isDeleted && (account === null || entry.account !== account)) continue;
    const outcome = await settle(entry, server);
    if (outcome.type === 'unheld') {
      const { title, content } = entry.document;
      ({ reason } = outcome);
      const twin = texts.findIndex((text) => isSameText(text, entry.document));
      const known = texts[twin];
      if (known === undefined) {
        texts.push({ title, content, common: outcome.common, writtenAt: entry.writtenAt, keys: [entry.key] });
      } else texts[twin] = { ...known, keys: [...known.keys, entry.key] };
    } else if (outcome.type !== 'refused') {
      await journal.forget(entry.key).catch(() => {});
      if (outcome.type === 'kept') saved += 1;
    }
  }
  return { saved, words: texts.length === 0 ? null : { id, reason, texts } };
}

async function settle(
  { key, document, sent, apart, common }: JournalEntry,
  server: JournalServer,
): Promise<Outcome> {
  const [id, opening] = key;
  const { title, content, version } = document;
  const text = { title, content };
  if (apart !== undefined && (await hasArrived(apart, { ...apart.text, content }, opening, server))) {
    return { type: 'settled' };
  }
  if (sent?.opening === undefined || sent.version === undefined) {
    return save(id, { ...text, opening, version }, common, server);
  }
  // Sent exactly as before first, so that the server recognizes it.
  const { opening: by, version: base, keep } = sent;
  const answer = await save(
    id,
    { title: sent.title, content: sent.content, opening: by, version: base, ...(keep && { keep }) },
    common,
    server,
  );
  if (isSameText(sent, text)) return answer;
  if (answer.type === 'settled') return { type: 'unheld', reason: 'deleted', common: sent.content };
  return answer.type === 'kept'
    ? save(id, { ...text, opening, version: answer.version }, sent.content, server)
    : answer;
}

async function save(
  id: string,
  save: ServerSave,
  common: GoneText['common'],
  server: JournalServer,
): Promise<Outcome> {
  try {
    const { version } = await server.save(id, save);
    return { type: 'kept', version };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const code = codeOf(error);
    if (code === 'saved_and_deleted') return { type: 'settled' };
    if (!isGone(error)) return { type: 'refused' };
    return { type: 'unheld', reason: code === 'document_deleted' ? 'deleted' : 'missing', common };
  }
}
