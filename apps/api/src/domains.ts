import { accountDomain } from './account/account-domain.ts';
import { allowanceDomain } from './allowance/allowance-domain.ts';
import { citationsDomain } from './citations/citations-domain.ts';
import { commentsDomain } from './comments/comments-domain.ts';
import { compositionsDomain } from './compositions/compositions-domain.ts';
import { correctionsDomain } from './corrections/corrections-domain.ts';
import { documentPicturesDomain } from './document-pictures/document-pictures-domain.ts';
import { documentsDomain } from './documents/documents-domain.ts';
import type { Domain } from './domain.ts';
import { earningsDomain } from './earnings/earnings-domain.ts';
import { feedbackDomain } from './feedback/feedback-domain.ts';
import { generationDomain } from './generation/generation-domain.ts';
import { webAppDomain } from './http/web-app-domain.ts';
import { greetingDomain } from './greeting/greeting-domain.ts';
import { limitsDomain } from './limits/limits-domain.ts';
import { keptDomain } from './kept-on-devices/kept-domain.ts';
import { localModelDomain } from './local-model/local-model-domain.ts';
import { lockingDomain } from './locking/locking-domain.ts';
import { mailDomain } from './mail/mail-domain.ts';
import { openIdDomain } from './openid/openid-domain.ts';
import { paymentDomain } from './payment/payment-domain.ts';
import { picturesDomain } from './pictures/pictures-domain.ts';
import { referralDomain } from './referral/referral-domain.ts';
import { plagiarismDomain } from './plagiarism/plagiarism-domain.ts';
import { searchDomain } from './search/search-domain.ts';
import { sessionDomain } from './session/session-domain.ts';
import { sharingDomain } from './sharing/sharing-domain.ts';
import { signInDomain } from './sign-in/sign-in-domain.ts';
import { speechDomain } from './speech/speech-domain.ts';
import { systemDomain } from './system/system-domain.ts';
import { telemetryDomain } from './telemetry/telemetry-domain.ts';
import { tagsDomain } from './tags/tags-domain.ts';
import { versionsDomain } from './versions/versions-domain.ts';
import { policyReportsDomain } from './policy-reports/policy-reports-domain.ts';
import { readersDomain } from './readers/readers-domain.ts';
import { recordsDomain } from './records/records-domain.ts';
import { visitsDomain } from './visits/visits-domain.ts';

/** All domains of the server. */
export const domains = [
  systemDomain,
  telemetryDomain,
  policyReportsDomain,
  limitsDomain,
  sessionDomain,
  mailDomain,
  signInDomain,
  openIdDomain,
  sharingDomain,
  picturesDomain,
  accountDomain,
  allowanceDomain,
  paymentDomain,
  referralDomain,
  earningsDomain,
  documentsDomain,
  documentPicturesDomain,
  searchDomain,
  tagsDomain,
  lockingDomain,
  keptDomain,
  versionsDomain,
  readersDomain,
  commentsDomain,
  recordsDomain,
  correctionsDomain,
  localModelDomain,
  generationDomain,
  compositionsDomain,
  citationsDomain,
  plagiarismDomain,
  speechDomain,
  feedbackDomain,
  greetingDomain,
  visitsDomain,
  webAppDomain,
] as const;

/** What all domains need together. */
export type DomainParts = (typeof domains)[number] extends (parts: infer Parts) => Domain ? Parts : never;
