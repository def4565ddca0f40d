import { accountFlow } from './account/account.fixtures.ts';
import { aiCardFlow } from './ai-card/ai-card.fixtures.ts';
import { appFlow } from './app/app.fixtures.ts';
import { brainstormFlow } from './brainstorm/brainstorm.fixtures.ts';
export { citedWorks } from './citing/works.fixtures.ts';
import { citingFlow } from './citing/citing.fixtures.ts';
import { completionFlow } from './completion/completion.fixtures.ts';
import { changelogFlow } from './changelog/changelog.fixtures.ts';
import { pricesFlow } from './prices/prices.fixtures.ts';
import { conflictFlow } from './conflict/conflict.fixtures.ts';
import { datePickerFlow } from './date-picker/date-picker.fixtures.ts';
import { deletionFlow } from './deletion/deletion.fixtures.ts';
import { deskFlow } from './desk/desk.fixtures.ts';
import { detailsFlow } from './details/details.fixtures.ts';
import { dictionaryFlow } from './dictionary/dictionary.fixtures.ts';
import { devicesFlow } from './devices/devices.fixtures.ts';
import { documentFlow } from './document/document.fixtures.ts';
import { documentPicturesFlow } from './document-pictures/document-pictures.fixtures.ts';
import { downloadFlow } from './download/download.fixtures.ts';
import { essayFlow } from './essay/essay.fixtures.ts';
import { favouritesFlow } from './favourites/favourites.fixtures.ts';
import { feedbackFlow } from './feedback/feedback.fixtures.ts';
import { paletteFlow } from './palette/palette.fixtures.ts';
import { findFlow } from './find/find.fixtures.ts';
import { goalFlow } from './goal/goal.fixtures.ts';
import { greetingFlow } from './greeting/greeting.fixtures.ts';
import { historyFlow } from './history/history.fixtures.ts';
import { homeFlow } from './home/home.fixtures.ts';
import { importFlow } from './import/import.fixtures.ts';
import { inlineCitationFlow } from './inline-citation/inline-citation.fixtures.ts';
import { installFlow } from './install/install.fixtures.ts';
import { lockFlow } from './lock/lock.fixtures.ts';
import { loginFlow } from './login/login.fixtures.ts';
import { makeLocalFlow } from './make-local/make-local.fixtures.ts';
import { navigationFlow } from './navigation/navigation.fixtures.ts';
import { notificationsFlow } from './notifications/notifications.fixtures.ts';
import { overlayFlow } from './overlay/overlay.fixtures.ts';
import { panelFlow } from './panel/panel.fixtures.ts';
import { paymentReturnFlow } from './payment-return/payment-return.fixtures.ts';
import { pictureFlow } from './picture/picture.fixtures.ts';
import { plagiarismFlow } from './plagiarism/plagiarism.fixtures.ts';
import { preferencesFlow } from './preferences/preferences.fixtures.ts';
import { profileFlow } from './profile/profile.fixtures.ts';
import { recommendationFlow } from './recommendation/recommendation.fixtures.ts';
export { tides as leftTides } from './recovery/recovery.fixtures.ts';
import { recoveryFlow } from './recovery/recovery.fixtures.ts';
import { rowFlow } from './row/row.fixtures.ts';
import { referenceImportFlow } from './reference-import/reference-import.fixtures.ts';
import { referencesFlow } from './references/references.fixtures.ts';
import { referralFlow } from './referral/referral.fixtures.ts';
import { rewritingFlow } from './rewriting/rewriting.fixtures.ts';
import { samplesFlow } from './samples/samples.fixtures.ts';
import { sessionFlow } from './session/session.fixtures.ts';
import { sharingFlow } from './sharing/sharing.fixtures.ts';
import { sidebarFlow } from './sidebar/sidebar.fixtures.ts';
import { scrollIndicatorFlow } from './scroll-indicator/scroll-indicator.fixtures.ts';
import { searchFlow } from './search/search.fixtures.ts';
import { starredFlow } from './starred/starred.fixtures.ts';
import { suggestionsFlow } from './suggestions/suggestions.fixtures.ts';
import { tagsFlow } from './tags/tags.fixtures.ts';
import { updateFlow } from './update/update.fixtures.ts';
import { upgradeFlow } from './upgrade/upgrade.fixtures.ts';
import { recordFlow } from './record/record.fixtures.ts';
import { versionsFlow } from './versions/versions.fixtures.ts';
import { withdrawalFlow } from './withdrawal/withdrawal.fixtures.ts';
import { voiceFlow } from './voice/voice.fixtures.ts';
import { trashFlow } from './trash/trash.fixtures.ts';

export { member, visitor } from './account/account.fixtures.ts';
export { paraphrase, secondParaphrase, selection, summary } from './ai-card/text.fixtures.ts';
export { canals } from './document/text.fixtures.ts';
export { theses, topicIdeas } from './essay/ideas.fixtures.ts';
export { documents } from './home/documents.fixtures.ts';
export { untouchedPreferences } from './preferences/preferences.fixtures.ts';
export { sharedAccounts } from './sharing/accounts.fixtures.ts';
export { monthlyOffer, yearlyOffer } from './upgrade/offer.fixtures.ts';
export { samples } from './samples/samples.fixtures.ts';
export { suggestions } from './suggestions/list.fixtures.ts';
export { deadEnds } from './testing/dead-ends.ts';
export type { Flow } from './testing/flow.ts';
export { declaredStates, namesOf, type ReachableState } from './testing/reachable.ts';
export { type Happening, watch, watchSent } from './testing/watch.ts';
export {
  accountFlow,
  aiCardFlow,
  appFlow,
  brainstormFlow,
  citingFlow,
  completionFlow,
  changelogFlow,
  pricesFlow,
  datePickerFlow,
  deletionFlow,
  deskFlow,
  detailsFlow,
  dictionaryFlow,
  devicesFlow,
  documentFlow,
  downloadFlow,
  essayFlow,
  favouritesFlow,
  feedbackFlow,
  paletteFlow,
  findFlow,
  goalFlow,
  greetingFlow,
  historyFlow,
  conflictFlow,
  homeFlow,
  importFlow,
  documentPicturesFlow,
  inlineCitationFlow,
  installFlow,
  lockFlow,
  loginFlow,
  makeLocalFlow,
  navigationFlow,
  notificationsFlow,
  overlayFlow,
  panelFlow,
  paymentReturnFlow,
  pictureFlow,
  plagiarismFlow,
  preferencesFlow,
  profileFlow,
  recommendationFlow,
  recoveryFlow,
  rowFlow,
  referencesFlow,
  referenceImportFlow,
  referralFlow,
  rewritingFlow,
  samplesFlow,
  sessionFlow,
  sharingFlow,
  sidebarFlow,
  scrollIndicatorFlow,
  searchFlow,
  starredFlow,
  suggestionsFlow,
  tagsFlow,
  updateFlow,
  upgradeFlow,
  versionsFlow,
  recordFlow,
  withdrawalFlow,
  voiceFlow,
  trashFlow,
};

/** Every flow by the name of its folder; a test compares them with the folders. */
export const flows = {
  account: accountFlow,
  'ai-card': aiCardFlow,
  app: appFlow,
  brainstorm: brainstormFlow,
  citing: citingFlow,
  completion: completionFlow,
  changelog: changelogFlow,
  prices: pricesFlow,
  'date-picker': datePickerFlow,
  deletion: deletionFlow,
  desk: deskFlow,
  details: detailsFlow,
  dictionary: dictionaryFlow,
  devices: devicesFlow,
  document: documentFlow,
  download: downloadFlow,
  essay: essayFlow,
  favourites: favouritesFlow,
  feedback: feedbackFlow,
  palette: paletteFlow,
  find: findFlow,
  goal: goalFlow,
  greeting: greetingFlow,
  history: historyFlow,
  conflict: conflictFlow,
  home: homeFlow,
  import: importFlow,
  'document-pictures': documentPicturesFlow,
  'inline-citation': inlineCitationFlow,
  install: installFlow,
  lock: lockFlow,
  login: loginFlow,
  'make-local': makeLocalFlow,
  navigation: navigationFlow,
  notifications: notificationsFlow,
  overlay: overlayFlow,
  panel: panelFlow,
  'payment-return': paymentReturnFlow,
  picture: pictureFlow,
  plagiarism: plagiarismFlow,
  preferences: preferencesFlow,
  profile: profileFlow,
  recommendation: recommendationFlow,
  recovery: recoveryFlow,
  row: rowFlow,
  references: referencesFlow,
  'reference-import': referenceImportFlow,
  referral: referralFlow,
  rewriting: rewritingFlow,
  samples: samplesFlow,
  session: sessionFlow,
  sharing: sharingFlow,
  sidebar: sidebarFlow,
  'scroll-indicator': scrollIndicatorFlow,
  search: searchFlow,
  starred: starredFlow,
  suggestions: suggestionsFlow,
  tags: tagsFlow,
  update: updateFlow,
  upgrade: upgradeFlow,
  versions: versionsFlow,
  record: recordFlow,
  withdrawal: withdrawalFlow,
  voice: voiceFlow,
  trash: trashFlow,
} as const;
