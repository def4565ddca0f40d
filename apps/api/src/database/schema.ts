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
import type { DocumentPicturesTable } from './document-pictures-table.ts';
import type { FeedbackKind } from '@octavo/contract/feedback-kinds';
import type { VisitedPage } from '@octavo/contract/visited-pages';

/** 0 or 1: a type that SQLite and PostgreSQL both have. */
export type Flag = 0 | 1;

/** An amount in the currency's smallest unit. */
type Minor = number;

/** Times are ISO 8601 UTC with milliseconds, as text: they sort by themselves in both databases. */
export interface AccountsTable {
  id: string;
  type: AccountType;
  name: string;
  email: string | null;
  /** Set by hand, by whoever runs the product. */
  plan: 'free' | 'pro';
  /** A subscription is paid for. */
  paid: Generated<Flag>;
  country_code: string;
  created_at: string;
  /** Of a shared account: whose it is, and the code that opens it, in lower case. */
  owner_id: Generated<string | null>;
  share_code: Generated<string | null>;
  /** When its owner wants it deleted. */
  delete_at: Generated<string | null>;
  /** Whose invite link brought it here. */
  invited_by: Generated<string | null>;
  /** How often a document was deleted for good or locked. Triggers count. */
  closings: Generated<number>;
}

export interface SessionsTable {
  /** SHA-256 of the token, in hex; the token itself is with the browser alone. */
  token_hash: string;
  account_id: string;
  created_at: string;
  renewed_at: string;
  expires_at: string;
  /** As the browser called itself when it signed in. */
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
  /** Moved here from an anonymous account, and its author has not been told (decision 1701). */
  moved_unseen: Flag;
  version: number;
  created_at: string;
  updated_at: string;
  trashed_at: string | null;
  /** Of `content`, as UTF-8. */
  bytes: number;
  /** When a version of it was kept last; empty before the first. */
  versioned_at: Generated<string>;
  /** Why what the last save replaced was kept as a version; empty where it was not. A trigger keeps it. */
  kept_for: Generated<DocumentVersionsTable['kind'] | ''>;
  /** Which opening has saved it last, as `name:version`; empty where that was not said. */
  saved_by: Generated<string>;
  /** Which openings saved it before, the last one first, separated by commas. */
  saved_before: Generated<string>;
  /** How many words it is meant to have. */
  word_goal: Generated<number | null>;
  /** The version whose text can be searched; 0 before the first. */
  indexed_version: Generated<number>;
}

/** A document that its owner has deleted for good (decision 0119). Nothing of its text. */
export interface DeletedDocumentsTable {
  document_id: string;
  account_id: string;
  deleted_at: string;
  /** Which openings had saved it, as in `documents`. */
  saved_by: string;
}

/** The text of a document as it is searched (decision 1710). None of a locked one. */
export interface DocumentTextsTable {
  document_id: string;
  /** Every word of the text once, each behind the key of its account. PostgreSQL: a tsvector. */
  words: string;
  /** The text to show a part of. */
  body: string;
}

/** A text as it once was. */
export interface DocumentVersionsTable {
  id: string;
  document_id: string;
  /** When that text was saved. */
  made_at: string;
  kind: 'saved' | 'restored' | 'conflict';
  /** Empty where its author has not named it. */
  name: string;
  /** -1 until somebody looks at the list. */
  words: number;
  /** Of `content`, as UTF-8. */
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

/** How often a subject of a limit has tried in its present window. */
export interface AttemptsTable {
  limit_name: string;
  subject: string;
  used: number;
  ends_at: string;
}

/** A mailed link that was not used yet. */
export interface MagicLinksTable {
  /** SHA-256 of the token, in hex; the token itself stands in the mail alone. */
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

/** A sign-in that is under way at a provider. */
export interface ProviderSignInsTable {
  state_hash: string;
  nonce: string;
  verifier: string;
  redirect_uri: string;
  /** The page of the app to lead back to. */
  return_to: Generated<string>;
  expires_at: string;
}

/** Whom a provider has vouched for. */
export interface IdentitiesTable {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: string;
}

/** A mail that waits to be sent. Its text is written when it is sent: no link lies here. */
export interface MailsTable {
  id: string;
  kind: 'sign-in' | 'change-address' | 'address-changed' | 'deletion' | 'payment-failed';
  recipient: string;
  language: Language;
  /** Origin that the links in it begin with. */
  origin: string;
  /** The page of the app that its link leads back to. */
  path: Generated<string>;
  /** Whom it is about, where the address does not say it. */
  account_id: Generated<string | null>;
  tries: number;
  /** Whoever sends it moves this ahead, so that no other process sends it as well. */
  next_try_at: string;
  give_up_at: string;
}

export interface PaymentCustomersTable {
  /** As the payment provider calls it. */
  id: string;
  account_id: string;
  created_at: string;
  /** When a payment was begun last: until it is told how that ended, it is asked. */
  begun_at: Generated<string | null>;
  /** The email address that the provider knows. */
  told_email: Generated<string | null>;
  /** In which the payment was begun; mails about it are written in that. */
  language: Generated<Language | null>;
  /** Origin of the page where it was begun; links in those mails begin with it. */
  origin: Generated<string | null>;
}

/** Customers whose account was deleted here and who are not deleted at the provider yet. */
export interface DepartedCustomersTable {
  id: string;
}

export interface SubscriptionsTable {
  id: string;
  customer_id: string;
  status: string;
  /** When the provider was asked for that status: an answer to an earlier question is never written over it. */
  asked_at: string;
  renews_at: Generated<string | null>;
  /** When it ends, where it was cancelled. */
  ends_at: Generated<string | null>;
  /** Since when a payment of it has failed; null where none has. */
  late_since: Generated<string | null>;
  /** When the provider tries that payment again. */
  retries_at: Generated<string | null>;
  /** What its first payment brought in; 0 before it. */
  paid_minor: Generated<Minor>;
  /** ISO 4217 in lower case, of that payment. */
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
  /** It ends when it would renew. */
  cancelled: Generated<Flag>;
  /** When a payment that is processing goes through. */
  settles_at: Generated<string | null>;
}

/** Who came by whose invite link, by a hash of the mailbox: nobody is invited twice. */
export interface InvitationsTable {
  address_hash: string;
  inviter_id: string;
  invited_id: string | null;
  created_at: string;
}

/** A month of Pro that an invitation brought to either of the two. */
export interface FreeMonthsTable {
  id: string;
  account_id: string;
  friend_id: string | null;
  created_at: string;
  /** Its owner has been told. */
  told: Generated<Flag>;
  /** The end of the subscription with this month added, decided before the provider is asked for it. */
  until: Generated<string | null>;
  /** Whoever adds it holds it until then. */
  claimed_until: Generated<string | null>;
  applied_at: Generated<string | null>;
}

/** What was earned and withdrawn. Rows are only added. */
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

/** Messages of the payment provider that were taken. */
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

/** The whole of a document whose row holds the part that its account may read. */
export interface WithheldTextsTable {
  document_id: string;
  /** JSON of the whole document. */
  content: string;
}

/** Which browser, by its session, asked for a link to which mailbox. */
export interface LinkRequestsTable {
  session_hash: string;
  email: string;
  expires_at: string;
}

/** Where an anonymous account went, for calls that were running meanwhile. */
export interface MergedAccountsTable {
  from_id: string;
  to_id: string;
  merged_at: string;
}

/** Words that are right for an account though no dictionary has them. */
export interface PersonalWordsTable {
  account_id: string;
  word: string;
}

/** Rules whose corrections an account does not want. */
export interface IgnoredRulesTable {
  account_id: string;
  rule: string;
}

/** The text of a locked document, which its password alone opens. */
export interface DocumentLocksTable {
  document_id: string;
  /** In the clear. */
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

/** How often a page was opened on a day, in UTC; nothing of who it was. */
export interface PageVisitsTable {
  day: string;
  page: VisitedPage;
  visits: number;
}

/** What is told of the origin of a document's text. */
export interface WritingRecordsTable {
  document_id: string;
  /** Grows whenever the record is deleted. */
  epoch: number;
  starts_as: 'earlier' | 'essay' | 'imported';
  /** Letters with lengths. */
  runs: string;
}

/** What one window has counted on a day. */
export interface WritingDaysTable {
  document_id: string;
  /** The writer's own day. */
  day: string;
  source: string;
  /** Of all characters in `figures`: the larger row is the later one. */
  total: number;
  /** JSON of `WritingFigures`. */
  figures: string;
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
  document_locks: DocumentLocksTable;
  document_texts: DocumentTextsTable;
  deleted_documents: DeletedDocumentsTable;
  document_pictures: DocumentPicturesTable;
  document_versions: DocumentVersionsTable;
  merged_accounts: MergedAccountsTable;
  personal_words: PersonalWordsTable;
  ignored_rules: IgnoredRulesTable;
  feedback: FeedbackTable;
  page_visits: PageVisitsTable;
  writing_records: WritingRecordsTable;
  writing_days: WritingDaysTable;
}
