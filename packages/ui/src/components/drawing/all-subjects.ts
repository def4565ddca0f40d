import { favouritesDrawing } from './subjects/favourites.tsx';
import { offlineDrawing } from './subjects/offline.tsx';
import { pageDrawing } from './subjects/page.tsx';
import { searchDrawing } from './subjects/search.tsx';
import { successDrawing } from './subjects/success.tsx';
import { suggestionsDrawing } from './subjects/suggestions.tsx';
import { trashDrawing } from './subjects/trash.tsx';
import type { Subject } from './subject.ts';

/** Every drawing, for showing them side by side; a view imports only its own. */
export const allSubjects = {
  page: pageDrawing,
  search: searchDrawing,
  favourites: favouritesDrawing,
  trash: trashDrawing,
  suggestions: suggestionsDrawing,
  offline: offlineDrawing,
  success: successDrawing,
} satisfies Record<string, Subject>;
