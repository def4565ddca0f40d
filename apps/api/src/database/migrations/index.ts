import type { Migration } from 'kysely/migration';
import { foundations } from './0001-foundations.ts';
import { attempts } from './0002-attempts.ts';
import { signingIn } from './0003-signing-in.ts';
import { mails } from './0004-mails.ts';
import { payment } from './0005-payment.ts';
import { sharing } from './0006-sharing.ts';
import { toolSettings } from './0008-tool-settings.ts';
import { withheldTexts } from './0009-withheld-texts.ts';
import { mergedAccounts } from './0010-merged-accounts.ts';
import { documentLocks } from './0015-document-locks.ts';
import { documentBytes } from './0017-document-bytes.ts';
import { documentVersions } from './0018-document-versions.ts';
import { ownAccount } from './0019-own-account.ts';
import { linkRequests } from './0012-link-requests.ts';
import { waysBack } from './0016-ways-back.ts';
import { writingPreferences } from './0011-writing-preferences.ts';
import { invitedBy } from './0020-invited-by.ts';
import { plansAndEarnings } from './0021-plans-and-earnings.ts';
import { documentSearch } from './0023-document-search.ts';
import { feedbackAndVisits } from './0022-feedback-and-visits.ts';
import { documentPictures } from './0025-document-pictures.ts';
import { wordGoals } from './0026-word-goals.ts';
import { documentLists } from './0027-document-lists.ts';
import { versionsByTrigger } from './0028-versions-by-trigger.ts';
import { lettersWithoutAccents } from './0029-letters-without-accents.ts';
import { closings } from './0031-closings.ts';
import { deletedDocuments } from './0032-deleted-documents.ts';
import { aiCharges } from './0033-ai-charges.ts';
import { partsOfWords } from './0034-parts-of-words.ts';
import { latePayments } from './0035-late-payments.ts';
import { withdrawalsByCurrency } from './0036-withdrawals-by-currency.ts';
import { essayWritings } from './0037-essay-writings.ts';
import { daysOfFriends } from './0038-days-of-friends.ts';
import { operatorActions } from './0039-operator-actions.ts';
import { readersLinks } from './0040-readers-links.ts';
import { pictureObjects } from './0041-picture-objects.ts';
import { unseenCharacters } from './0042-unseen-characters.ts';
import { writingRecords } from './0024-writing-records.ts';

/**
 * Sorted by name. A released migration is never changed; add another one instead. Each runs in one transaction
 * (decision 0118).
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundations': foundations,
  '0002-attempts': attempts,
  '0003-signing-in': signingIn,
  '0004-mails': mails,
  '0005-payment': payment,
  '0006-sharing': sharing,
  '0008-tool-settings': toolSettings,
  '0009-withheld-texts': withheldTexts,
  '0010-merged-accounts': mergedAccounts,
  '0011-writing-preferences': writingPreferences,
  '0012-link-requests': linkRequests,
  '0015-document-locks': documentLocks,
  '0016-ways-back': waysBack,
  '0017-document-bytes': documentBytes,
  '0018-document-versions': documentVersions,
  '0019-own-account': ownAccount,
  '0020-invited-by': invitedBy,
  '0021-plans-and-earnings': plansAndEarnings,
  '0022-feedback-and-visits': feedbackAndVisits,
  '0023-document-search': documentSearch,
  '0024-writing-records': writingRecords,
  '0025-document-pictures': documentPictures,
  '0026-word-goals': wordGoals,
  '0027-document-lists': documentLists,
  '0028-versions-by-trigger': versionsByTrigger,
  '0029-letters-without-accents': lettersWithoutAccents,
  '0031-closings': closings,
  '0032-deleted-documents': deletedDocuments,
  '0033-ai-charges': aiCharges,
  '0034-parts-of-words': partsOfWords,
  '0035-late-payments': latePayments,
  '0036-withdrawals-by-currency': withdrawalsByCurrency,
  '0037-essay-writings': essayWritings,
  '0038-days-of-friends': daysOfFriends,
  '0039-operator-actions': operatorActions,
  '0040-readers-links': readersLinks,
  '0041-picture-objects': pictureObjects,
  '0042-unseen-characters': unseenCharacters,
};
