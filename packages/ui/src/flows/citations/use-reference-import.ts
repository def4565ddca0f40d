import { useFlow } from '../flow-context/index.ts';

/** Opens the import of references, passing it those that the document lists. */
export function useReferenceImport(): () => void {
  const references = useFlow('references');
  const flow = useFlow('reference-import');
  return () => {
    const { listing } = references.getSnapshot().context;
    flow.send({ type: 'open', listed: listing?.entries.map(({ reference }) => reference) ?? [] });
  };
}
