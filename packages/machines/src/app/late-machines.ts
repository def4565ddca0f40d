import { brainstormMachine } from '../brainstorm/brainstorm.machine.ts';
import { browserModelMachine } from '../browser-model/browser-model.machine.ts';
import { changelogMachine } from '../changelog/changelog.machine.ts';
import { deletionMachine } from '../deletion/deletion.machine.ts';
import { detailsMachine } from '../details/details.machine.ts';
import { devicesMachine } from '../devices/devices.machine.ts';
import { essayMachine } from '../essay/essay.machine.ts';
import { feedbackMachine } from '../feedback/feedback.machine.ts';
import { paletteMachine } from '../palette/palette.machine.ts';
import { historyMachine } from '../history/history.machine.ts';
import { importMachine } from '../import/import.machine.ts';
import { loginMachine } from '../login/login.machine.ts';
import { paymentReturnMachine } from '../payment-return/payment-return.machine.ts';
import { pictureMachine } from '../picture/picture.machine.ts';
import { pricesMachine } from '../prices/prices.machine.ts';
import { profileMachine } from '../profile/profile.machine.ts';
import { recommendationMachine } from '../recommendation/recommendation.machine.ts';
import { recoveryMachine } from '../recovery/recovery.machine.ts';
import { referralMachine } from '../referral/referral.machine.ts';
import { rowMachine } from '../row/row.machine.ts';
import { searchMachine } from '../search/search.machine.ts';
import { sharingMachine } from '../sharing/sharing.machine.ts';
import { starredMachine } from '../starred/starred.machine.ts';
import { trashMachine } from '../trash/trash.machine.ts';
import { upgradeMachine } from '../upgrade/upgrade.machine.ts';
import { withdrawalMachine } from '../withdrawal/withdrawal.machine.ts';

/**
 * Flows of the app that its first page does without (decision 0507). The app fetches this file when one of them is
 * needed; whatever the first page runs imports its types only.
 */
export const lateMachines = {
  brainstorm: brainstormMachine,
  'browser-model': browserModelMachine,
  changelog: changelogMachine,
  deletion: deletionMachine,
  details: detailsMachine,
  devices: devicesMachine,
  essay: essayMachine,
  feedback: feedbackMachine,
  palette: paletteMachine,
  history: historyMachine,
  import: importMachine,
  login: loginMachine,
  'payment-return': paymentReturnMachine,
  picture: pictureMachine,
  prices: pricesMachine,
  profile: profileMachine,
  recommendation: recommendationMachine,
  recovery: recoveryMachine,
  referral: referralMachine,
  row: rowMachine,
  search: searchMachine,
  sharing: sharingMachine,
  starred: starredMachine,
  trash: trashMachine,
  upgrade: upgradeMachine,
  withdrawal: withdrawalMachine,
};

export type LateMachines = typeof lateMachines;
