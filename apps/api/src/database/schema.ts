import type { Generated } from 'kysely';
import type {
  AccountType,
  Audience,
  BillingPeriod,
  Formality,
  Language,
  WithdrawalMethod,
  WithdrawalStatus,
  WritingMode,
  WritingStyle,
} from '@octavo/contract';
import type {
  CommentMailsTable,
  CommentTalliesTable,
  DocumentCommentsTable,
  LinkVisitsTable,
  ReaderLinksTable,
} from './comment-tables.ts';
import type {
  DocumentPicturesTable,
  PictureObjectsTable,
  StoredObjectsTable,
} from './document-pictures-table.ts';
import type { FeedbackKind } from '@octavo/contract/feedback-kinds';
import type { VisitedPage } from '@octavo/contract/visited-pages';

/** 0 or 1: a type that SQLite and PostgreSQL have in common. */
export type Flag = 0 | 1;

/** An amount in the currency's smallest unit. */
type Minor = number;

/** Times are ISO 8601 UTC with milliseconds, as text, which sorts correctly in both databases. */
export interface AccountsTable {
  id: string;
  type: AccountType;
  name: string;
  email: string | null;
  /** Set manually by the operator. */
  plan: 'free' | 'pro';
  /** Whether a subscription is paid for. */
  paid: Generated<Flag>;
  country_code: string;
  created_at: string;
  /** For a shared account: its owner, and the code that opens it, in lower case. */
  owner_id: Generated<string | null>;
  share_code: Generated<string | null>;
  /** When the account will be deleted at its owner's request. */
  delete_at: Generated<string | null>;
  /** The inviter whose link brought it here. */
  invited_by: Generated<string | null>;
  /** How often a document was deleted for good or locked. Counted by triggers. */
  closings: Generated<number>;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hex; only the browser has the token itself. */
  token_hash: string;
  account_id: string;
  created_at: string;
  renewed_at: string;
  expires_at: string;
  /** The browser's User-Agent when it signed in. */
  device: Generated<string>;
}

export interface DocumentsTable {
  id: string;
  account_id: string;
  title: string;
  /** JSON of the whole document. */
  content: string;
  preview: string;
  writing_mode: WritingMode;
  favourite: Flag;
  /** Separated by commas. */
  tags: string;
  encryption: Flag;
  incomplete: Flag;
  /** Moved here from an anonymous account, and the author has not been notified yet (decision 1701). */
  moved_unseen: Flag;
  version: number;
  created_at: string;
  updated_at: string;
  trashed_at: string | null;
  /** Size of `content` in UTF-8. */
  bytes: number;
  /** When a version of it was last kept; empty before the first. */
  versioned_at: Generated<string>;
  /** Why the text replaced by the last save was kept as a version; empty if it was not. A trigger keeps it. */
  kept_for: Generated<DocumentVersionsTable['kind'] | ''>;
  /** The opening that saved it last, as `name:version`; empty if the save did not name one. */
  saved_by: Generated<string>;
  /** The openings that saved it before, most recent first, separated by commas. */
  saved_before: Generated<string>;
  /** Target number of words. */
  word_goal: Generated<number | null>;
  /** The version whose text can be searched; 0 before the first. */
  indexed_version: Generated<number>;
}

/** A document that its owner has deleted for good (decision 0119). Holds none of its text. */
export interface DeletedDocumentsTable {
  document_id: string;
  account_id: string;
  deleted_at: string;
  /** The openings that had saved it, as in `documents`. */
  saved_by: string;
}

/** The text of a document in its searchable form (decision 1710). A locked document has no row. */
export interface DocumentTextsTable {
  document_id: string;
  /** Every word of the text once, each after the key of its account. PostgreSQL: a tsvector. */
  words: string;
  /** The text from which an excerpt is shown. */
  body: string;
}

/** An earlier version of a text. */
export interface DocumentVersionsTable {
  id: string;
  document_id: string;
  /** When that text was saved. */
  made_at: string;
  kind: 'saved' | 'restored' | 'conflict';
  /** Empty if the author has not named it. */
  name: string;
  /** -1 until the list of versions is opened. */
  words: number;
  /** Size of `content` in UTF-8. */
  bytes: number;
  title: string;
  /** JSON of the whole document. */
  content: string;
}

/** AI words used by an account on a UTC day, and which running call may add to them. */
export interface AiWordsTable {
  account_id: string;
  day: string;
  used: number;
  lease: string | null;
  lease_until: string | null;
}

/** What an AI call was charged that its caller had named. */
export interface AiChargesTable {
  account_id: string;
  name: string;
  words: number;
  charged_at: string;
}

/** How many attempts a limit has counted for a subject in the current window. */
export interface AttemptsTable {
  limit_name: string;
  subject: string;
  used: number;
  ends_at: string;
}

/** A mailed link that has not been used yet. */
export interface MagicLinksTable {
  /** SHA-256 of the token, in hex; only the mail contains the token itself. */
  token_hash: string;
  email: string;
  expires_at: string;
}

/** A change of address that waits for its link to be used. */
export interface AddressChangesTable {
  token_hash: string;
  account_id: string;
  email: string;
  expires_at: string;
}

/** A sign-in in progress at a provider. */
export interface ProviderSignInsTable {
  state_hash: string;
  nonce: string;
  verifier: string;
  redirect_uri: string;
  /** The page of the app to return to. */
  return_to: Generated<string>;
  expires_at: string;
}

/** An identity that a provider has vouched for. */
export interface IdentitiesTable {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: string;
}

/** A mail waiting to be sent. Its text is written only when it is sent, so no link is stored here. */
export interface MailsTable {
  id: string;
  kind:
    | 'sign-in'
    | 'change-address'
    | 'address-changed'
    | 'deletion'
    | 'payment-failed'
    | 'new-comments'
    | 'answers';
  recipient: string;
  language: Language;
  /** Origin for the links in it. */
  origin: string;
  /** The page of the app to which its link returns. */
  path: Generated<string>;
  /** The account concerned, if the address does not identify it. */
  account_id: Generated<string | null>;
  /** The id of its subject, such as a visit, if that is not an account. */
  about: Generated<string | null>;
  tries: number;
  /** The sending process moves this ahead, so that no other process sends it too. */
  next_try_at: string;
  give_up_at: string;
}

export interface PaymentCustomersTable {
  /** The payment provider's id. */
  id: string;
  account_id: string;
  created_at: string;
  /** When the last payment was started; the provider is asked until its outcome is known. */
  begun_at: Generated<string | null>;
  /** The email address stored at the provider. */
  told_email: Generated<string | null>;
  /** Language in which the payment was started, used for mails about it. */
  language: Generated<Language | null>;
  /** Origin of the page where it was started, used for links in those mails. */
  origin: Generated<string | null>;
}

/** Customers whose account was deleted here and who are not yet deleted at the provider. */
export interface DepartedCustomersTable {
  id: string;
}

export interface SubscriptionsTable {
  id: string;
  customer_id: string;
  status: string;
  /** When the provider was asked for that status: the answer to an earlier request never overwrites it. */
  asked_at: string;
  renews_at: Generated<string | null>;
  /** When it ends, if it was cancelled. */
  ends_at: Generated<string | null>;
  /** Since when a payment has been late; null if none is. */
  late_since: Generated<string | null>;
  /** When the provider retries that payment. */
  retries_at: Generated<string | null>;
  /** Amount of its first payment; 0 before that. */
  paid_minor: Generated<Minor>;
  /** Currency of that payment, ISO 4217 in lower case. */
  currency: Generated<string>;
}

/** A subscription at the test till. */
export interface TillSubscriptionsTable {
  id: string;
  customer_id: string;
  period: BillingPeriod;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'trialing' | 'past_due' | 'canceled';
  due_minor: Minor;
  full_minor: Minor;
  currency: string;
  renews_at: string;
  /** It ends instead of renewing. */
  cancelled: Generated<Flag>;
  /** When a processing payment goes through. */
  settles_at: Generated<string | null>;
}

/** Who came through whose invite link, by a hash of the mailbox: nobody can be invited twice. */
export interface InvitationsTable {
  address_hash: string;
  inviter_id: string;
  invited_id: string | null;
  created_at: string;
  /** The inviter gets a month once the friend has paid, or has written on enough days. */
  month_due: Generated<Flag>;
  /** On how many UTC days the friend has written, and the last of them. */
  written_days: Generated<number>;
  last_day: Generated<string>;
}

/** A month of Pro that an invitation earned for either of the two. */
export interface FreeMonthsTable {
  id: string;
  account_id: string;
  friend_id: string | null;
  created_at: string;
  /** Whether its owner has been notified. */
  told: Generated<Flag>;
  /** The end of the subscription with this month added, stored before the provider is asked for it. */
  until: Generated<string | null>;
  /** Until when the call that is adding it has claimed it. */
  claimed_until: Generated<string | null>;
  applied_at: Generated<string | null>;
}

/** What was earned and withdrawn. Rows are only ever added. */
export interface LedgerTable {
  id: string;
  account_id: string;
  minor: Minor;
  currency: string;
  /** What it was booked for, so that nothing is booked twice. */
  source: string;
  booked_at: string;
}

/** The sum of an account's ledger. */
export interface BalancesTable {
  account_id: string;
  currency: string;
  minor: Minor;
}

export interface WithdrawalsTable {
  id: string;
  account_id: string | null;
  minor: Minor;
  currency: string;
  method: WithdrawalMethod;
  holder: string;
  /** An IBAN, or the address of a PayPal account. */
  account: string;
  status: WithdrawalStatus;
  requested_at: string;
  processed_at: Generated<string | null>;
  fulfilled_at: Generated<string | null>;
}

/** Messages of the payment provider that were handled. */
export interface PaymentEventsTable {
  id: string;
  received_at: string;
}

export interface PicturesTable {
  account_id: string;
  media_type: string;
  /** Base64. */
  content: string;
}

/** The tools panel as it was last saved. */
export interface ToolSettingsTable {
  account_id: string;
  audience: Audience;
  formality: Formality;
  writing_style: WritingStyle;
  suggestions_enabled: Flag;
  autocomplete_enabled: Flag;
  button_sections_enabled: Flag;
}

/** The full text of a document whose row holds only the part that its account may read. */
export interface WithheldTextsTable {
  document_id: string;
  /** JSON of the whole document. */
  content: string;
}

/** Which browser, by its session, requested a link to which mailbox. */
export interface LinkRequestsTable {
  session_hash: string;
  email: string;
  expires_at: string;
}

/** The account into which an anonymous one was merged, for calls that were running meanwhile. */
export interface MergedAccountsTable {
  from_id: string;
  to_id: string;
  merged_at: string;
}

/** Words that are correct for an account although no dictionary has them. */
export interface PersonalWordsTable {
  account_id: string;
  word: string;
}

/** Rules whose corrections an account does not want. */
export interface IgnoredRulesTable {
  account_id: string;
  rule: string;
}

/** The text of a locked document, which only its password opens. */
export interface DocumentLocksTable {
  document_id: string;
  /** Not encrypted. */
  hint: string;
  sealed: string;
}

export interface FeedbackTable {
  id: string;
  account_id: string;
  kind: FeedbackKind;
  text: string;
  sent_at: string;
}

/** How often a page was opened on a day, in UTC, without anything about the visitors. */
export interface PageVisitsTable {
  day: string;
  page: VisitedPage;
  visits: number;
}

/** What is recorded about the origin of a document's text. */
export interface WritingRecordsTable {
  document_id: string;
  /** Incremented whenever the record is deleted. */
  epoch: number;
  starts_as: 'earlier' | 'essay' | 'imported';
  /** Where each stretch came from, as letters with lengths. */
  runs: string;
}

/** What one window has counted on a day. */
export interface WritingDaysTable {
  document_id: string;
  /** The writer's own calendar day. */
  day: string;
  source: string;
  /** Sum of all characters in `figures`: of two rows, the larger is the later. */
  total: number;
  /** JSON of `WritingFigures`. */
  figures: string;
}

/** An essay that is being written, or was within the last two days (decision 0120). */
export interface EssayWritingsTable {
  id: string;
  account_id: string;
  /** Given by the page that requested it. */
  name: string;
  /** JSON of `EssayWanted`. */
  wanted: string;
  /** JSON of the outline and the finished sections, including what the account may not read; null once written or stopped. */
  kept: string | null;
  /** JSON of `WritingState`: only what the account may read; null before the first word, and once written or stopped. */
  progress: string | null;
  /** JSON of `EndOfWriting`; null while it is being written. */
  ended: string | null;
  /** The process that writes it. */
  holder: string | null;
  /** From then on another process may take it over; null once it has ended. */
  held_until: string | null;
  stop_asked: Generated<Flag>;
  /** How many processes have started writing it. */
  tries: number;
  begun_at: string;
  changed_at: string;
}

/** What was changed with the operator's tool (decision 0125). Outlives the account that it names. */
export interface OperatorActionsTable {
  id: string;
  at: string;
  /** The user of the operating system. */
  operator: string;
  /** With its fixed words, e.g. `users plan pro`. */
  command: string;
  /** The id of what was changed. */
  subject: string | null;
}

export interface Database {
  accounts: AccountsTable;
  sessions: SessionsTable;
  documents: DocumentsTable;
  ai_charges: AiChargesTable;
  ai_words: AiWordsTable;
  attempts: AttemptsTable;
  magic_links: MagicLinksTable;
  link_requests: LinkRequestsTable;
  address_changes: AddressChangesTable;
  provider_sign_ins: ProviderSignInsTable;
  identities: IdentitiesTable;
  mails: MailsTable;
  payment_customers: PaymentCustomersTable;
  subscriptions: SubscriptionsTable;
  payment_events: PaymentEventsTable;
  departed_customers: DepartedCustomersTable;
  till_subscriptions: TillSubscriptionsTable;
  invitations: InvitationsTable;
  free_months: FreeMonthsTable;
  ledger: LedgerTable;
  balances: BalancesTable;
  withdrawals: WithdrawalsTable;
  pictures: PicturesTable;
  tool_settings: ToolSettingsTable;
  withheld_texts: WithheldTextsTable;
  essay_writings: EssayWritingsTable;
  document_locks: DocumentLocksTable;
  document_texts: DocumentTextsTable;
  deleted_documents: DeletedDocumentsTable;
  document_pictures: DocumentPicturesTable;
  picture_objects: PictureObjectsTable;
  stored_objects: StoredObjectsTable;
  document_versions: DocumentVersionsTable;
  merged_accounts: MergedAccountsTable;
  personal_words: PersonalWordsTable;
  ignored_rules: IgnoredRulesTable;
  feedback: FeedbackTable;
  operator_actions: OperatorActionsTable;
  page_visits: PageVisitsTable;
  writing_records: WritingRecordsTable;
  writing_days: WritingDaysTable;
  reader_links: ReaderLinksTable;
  link_visits: LinkVisitsTable;
  document_comments: DocumentCommentsTable;
  comment_tallies: CommentTalliesTable;
  comment_mails: CommentMailsTable;
}
