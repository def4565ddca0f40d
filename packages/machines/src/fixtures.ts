import { aiCardFlow } from './ai-card/ai-card.fixtures.ts';
import { alertFlow } from './alert/alert.fixtures.ts';
import { datePickerFlow } from './date-picker/date-picker.fixtures.ts';
import { documentFlow } from './document/document.fixtures.ts';
import { downloadFlow } from './download/download.fixtures.ts';
import { homeFlow } from './home/home.fixtures.ts';
import { limitToastFlow } from './limit-toast/limit-toast.fixtures.ts';
import { navigationFlow } from './navigation/navigation.fixtures.ts';
import { noteFlow } from './note/note.fixtures.ts';
import { panelFlow } from './panel/panel.fixtures.ts';
import { sessionFlow } from './session/session.fixtures.ts';
import { sidebarFlow } from './sidebar/sidebar.fixtures.ts';
import { suggestionsFlow } from './suggestions/suggestions.fixtures.ts';
import { themeFlow } from './theme/theme.fixtures.ts';
import { toolsFlow } from './tools/tools.fixtures.ts';
import { wordCountFlow } from './word-count/word-count.fixtures.ts';

export { paraphrase, secondParaphrase, selection, summary } from './ai-card/text.fixtures.ts';
export { canals } from './document/text.fixtures.ts';
export { documents } from './home/documents.fixtures.ts';
export { suggestions } from './suggestions/list.fixtures.ts';
export { deadEnds } from './testing/dead-ends.ts';
export type { Flow } from './testing/flow.ts';
export { declaredStates, namesOf, type ReachableState } from './testing/reachable.ts';
export { type Happening, watch, watchSent } from './testing/watch.ts';
export {
  aiCardFlow,
  alertFlow,
  datePickerFlow,
  documentFlow,
  downloadFlow,
  homeFlow,
  limitToastFlow,
  navigationFlow,
  noteFlow,
  panelFlow,
  sessionFlow,
  sidebarFlow,
  suggestionsFlow,
  themeFlow,
  toolsFlow,
  wordCountFlow,
};

/** Every flow by the name of its folder; a test compares it with the folders. */
export const flows = {
  'ai-card': aiCardFlow,
  alert: alertFlow,
  'date-picker': datePickerFlow,
  document: documentFlow,
  download: downloadFlow,
  home: homeFlow,
  'limit-toast': limitToastFlow,
  navigation: navigationFlow,
  note: noteFlow,
  panel: panelFlow,
  session: sessionFlow,
  sidebar: sidebarFlow,
  suggestions: suggestionsFlow,
  theme: themeFlow,
  tools: toolsFlow,
  'word-count': wordCountFlow,
} as const;
