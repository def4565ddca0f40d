export { DocumentPage } from './document-page.tsx';
export { type EditorStores, type OutsideStore, ProvideEditorStores } from './editor-stores.tsx';
export { SyncNotice } from './sync-notice.tsx';
export { useIsWithheld } from './use-is-withheld.ts';
