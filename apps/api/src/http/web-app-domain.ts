import type { Domain } from '../domain.ts';
import { registerStaticApp, type StaticFolders } from './static-app.ts';

/** The web app and its texts. */
export const webAppDomain = ({ folders }: { readonly folders: StaticFolders }): Domain => ({
  publicRoutes: (app) => registerStaticApp(app, folders),
});
