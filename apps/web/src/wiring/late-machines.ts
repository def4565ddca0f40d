import type { LateMachines } from '@octavo/machines/app';
import { wiredBrainstorm } from './brainstorm.ts';
import { wiredChangelog } from './changelog.ts';
import { wiredDeletion } from './deletion.ts';
import { wiredDetails } from './details.ts';
import { wiredDevices } from './devices.ts';
import { wiredEssay } from './essay.ts';
import { wiredFeedback } from './feedback.ts';
import { wiredHistory } from './history.ts';
import { wiredImport } from './import.ts';
import { wiredLogin } from './login.ts';
import { wiredPalette } from './palette.ts';
import { wiredPaymentReturn } from './payment-return.ts';
import { wiredPicture } from './picture.ts';
import { wiredPrices } from './prices.ts';
import { wiredProfile } from './profile.ts';
import { wiredRecommendation } from './recommendation.ts';
import { wiredRecovery } from './recovery.ts';
import { wiredReferral } from './referral.ts';
import { wiredRow } from './row.ts';
import { wiredSearch } from './search.ts';
import { wiredSharing } from './sharing.ts';
import { wiredStarred } from './starred.ts';
import { wiredTrash } from './trash.ts';
import { wiredUpgrade } from './upgrade.ts';
import { wiredWithdrawal } from './withdrawal.ts';

/** The machines that the first page does without, in one file: opening one flow is often followed by another. */
export const lateMachines: LateMachines = {
  brainstorm: wiredBrainstorm,
  changelog: wiredChangelog,
  deletion: wiredDeletion,
  details: wiredDetails,
  devices: wiredDevices,
  essay: wiredEssay,
  feedback: wiredFeedback,
  history: wiredHistory,
  import: wiredImport,
  login: wiredLogin,
  palette: wiredPalette,
  'payment-return': wiredPaymentReturn,
  picture: wiredPicture,
  prices: wiredPrices,
  profile: wiredProfile,
  recommendation: wiredRecommendation,
  recovery: wiredRecovery,
  referral: wiredReferral,
  row: wiredRow,
  search: wiredSearch,
  sharing: wiredSharing,
  starred: wiredStarred,
  trash: wiredTrash,
  upgrade: wiredUpgrade,
  withdrawal: wiredWithdrawal,
};
