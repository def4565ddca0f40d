import { aiCallRoutes } from './ai-calls.ts';
import { accountRoutes } from './account.ts';
import { authRoutes } from './auth.ts';
import { ownAccountRoutes } from './own-account.ts';
import { paymentRoutes } from './payment.ts';
import { documentPictureRoutes } from './document-pictures.ts';
import { documentRoutes } from './documents.ts';
import { commentRoutes } from './comments.ts';
import { readerLinkRoutes, readerRoutes } from './reader-links.ts';
import { compositionRoutes } from './compositions.ts';
import { keptDocumentRoutes } from './kept-documents.ts';
import { searchRoutes } from './search.ts';
import { versionRoutes } from './versions.ts';
import { writingRecordRoutes } from './writing-record.ts';
import { systemRoutes } from './system.ts';
import { aiRoutes, writingRoutes } from './writing.ts';
import { writingPreferencesRoutes } from './writing-preferences.ts';

/** The whole API: each call of SPEC §7, and the other calls of the page. */
export const routes = {
  ...authRoutes,
  ...accountRoutes,
  ...ownAccountRoutes,
  ...paymentRoutes,
  ...systemRoutes,
  ...documentRoutes,
  ...documentPictureRoutes,
  ...keptDocumentRoutes,
  ...searchRoutes,
  ...versionRoutes,
  ...writingRecordRoutes,
  ...readerLinkRoutes,
  ...commentRoutes,
  ...readerRoutes,
  ...writingRoutes,
  ...writingPreferencesRoutes,
  ...aiRoutes,
  ...aiCallRoutes,
  ...compositionRoutes,
};
