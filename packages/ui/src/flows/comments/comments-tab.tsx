import { useSyncExternalStore } from 'react';
import { useEditorStores } from '../document/editor-stores.tsx';
import { useFlow } from '../flow-context/index.ts';
import { noPlaces } from '../suggestions/place.ts';
import { CommentsPanel } from './comments-panel.tsx';

const noSubscription = () => () => {};
const getNoPlaces = () => noPlaces;

/** The comments, level with their words where the editor reports their places. */
export default function CommentsTab() {
  const { commentPlaces, sheet } = useEditorStores();
  const places = useSyncExternalStore(
    commentPlaces?.subscribe ?? noSubscription,
    commentPlaces?.getSnapshot ?? getNoPlaces,
  );
  return <CommentsPanel actor={useFlow('comments')} places={places} {...(sheet && { sheet })} />;
}
