import { useSyncExternalStore } from 'react';
import { useEditorStores } from '../document/editor-stores.tsx';
import { useFlow } from '../flow-context/index.ts';
import { noPlaces } from './place.ts';
import { SuggestionsPanel } from './suggestions-panel.tsx';

const noSubscription = () => () => {};
const getNoPlaces = () => noPlaces;

/** The suggestions, level with their words where the editor reports their places. */
export function SuggestionsTab() {
  const { places, sheet } = useEditorStores();
  const now = useSyncExternalStore(places?.subscribe ?? noSubscription, places?.getSnapshot ?? getNoPlaces);
  return <SuggestionsPanel actor={useFlow('suggestions')} places={now} {...(sheet && { sheet })} />;
}
