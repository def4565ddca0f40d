import { accountFlow } from './account/account.fixtures.ts';
import { aiCardFlow } from './ai-card/ai-card.fixtures.ts';
import { appFlow } from './app/app.fixtures.ts';
import { datePickerFlow } from './date-picker/date-picker.fixtures.ts';
import { deskFlow } from './desk/desk.fixtures.ts';
import { documentFlow } from './document/document.fixtures.ts';
import { downloadFlow } from './download/download.fixtures.ts';
import { favouritesFlow } from './favourites/favourites.fixtures.ts';
import { homeFlow } from './home/home.fixtures.ts';
import { lockFlow } from './lock/lock.fixtures.ts';
import { loginFlow } from './login/login.fixtures.ts';
import { navigationFlow } from './navigation/navigation.fixtures.ts';
import { notificationsFlow } from './notifications/notifications.fixtures.ts';
import { overlayFlow } from './overlay/overlay.fixtures.ts';
import { panelFlow } from './panel/panel.fixtures.ts';
import { preferencesFlow } from './preferences/preferences.fixtures.ts';
import { profileFlow } from './profile/profile.fixtures.ts';
import { sessionFlow } from './session/session.fixtures.ts';
import { sharingFlow } from './sharing/sharing.fixtures.ts';
import { sidebarFlow } from './sidebar/sidebar.fixtures.ts';
import { suggestionsFlow } from './suggestions/suggestions.fixtures.ts';
import { tagsFlow } from './tags/tags.fixtures.ts';

export { member, visitor } from './account/account.fixtures.ts';
export { paraphrase, secondParaphrase, selection, summary } from './ai-card/text.fixtures.ts';
export { canals } from './document/text.fixtures.ts';
export { documents } from './home/documents.fixtures.ts';
export { untouchedPreferences } from './preferences/preferences.fixtures.ts';
export { sharedAccounts } from './sharing/accounts.fixtures.ts';
export { suggestions } from './suggestions/list.fixtures.ts';
export { deadEnds } from './testing/dead-ends.ts';
export type { Flow } from './testing/flow.ts';
export { declaredStates, namesOf, type ReachableState } from './testing/reachable.ts';
export { type Happening, watch, watchSent } from './testing/watch.ts';
export {
  accountFlow,
  aiCardFlow,
  appFlow,
  datePickerFlow,
  deskFlow,
  documentFlow,
  downloadFlow,
  favouritesFlow,
  homeFlow,
  lockFlow,
  loginFlow,
  navigationFlow,
  notificationsFlow,
  overlayFlow,
  panelFlow,
  preferencesFlow,
  profileFlow,
  sessionFlow,
  sharingFlow,
  sidebarFlow,
  suggestionsFlow,
  tagsFlow,
};

/** Every flow by the name of its folder; a test compares it with the folders. */
export const flows = {
  account: accountFlow,
  'ai-card': aiCardFlow,
  app: appFlow,
  'date-picker': datePickerFlow,
  desk: deskFlow,
  document: documentFlow,
  download: downloadFlow,
  favourites: favouritesFlow,
  home: homeFlow,
  lock: lockFlow,
  login: loginFlow,
  navigation: navigationFlow,
  notifications: notificationsFlow,
  overlay: overlayFlow,
  panel: panelFlow,
  preferences: preferencesFlow,
  profile: profileFlow,
  session: sessionFlow,
  sharing: sharingFlow,
  sidebar: sidebarFlow,
  suggestions: suggestionsFlow,
  tags: tagsFlow,
} as const;
