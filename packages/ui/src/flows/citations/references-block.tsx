import { type CitationStyle, citationStyles, citationStylesFor } from '@octavo/contract/citation-styles';
import type { ListedEntry } from '@octavo/machines/references';
import { useSelector } from '@xstate/react';
import { useFlow } from '../flow-context/index.ts';
import type { ListedReference, ReferenceMark } from './listed-reference.ts';
import { ReferenceList } from './reference-list.tsx';
import { useReferenceImport } from './use-reference-import.ts';

export interface ReferencesBlockProps {
  readonly readOnly?: boolean;
}

/** The list at the end of the open document. */
export function ReferencesBlock({ readOnly = false }: ReferencesBlockProps) {
  const references = useFlow('references');
  const account = useFlow('account');
  const openImport = useReferenceImport();
  const listing = useSelector(references, ({ context }) => context.listing);
  const country = useSelector(account, ({ context }) => context.account?.info.countryCode ?? '');
  if (listing === null) return null;
  return (
    <ReferenceList
      references={listing.entries.map(listedOf)}
      style={listing.style}
      styles={inOrder(citationStylesFor(country))}
      missing={listing.missing}
      readOnly={readOnly}
      onStyleChange={(style) => references.send({ type: 'style.change', style })}
      onCite={(id) => references.send({ type: 'cite', id })}
      onMissing={() => references.send({ type: 'missing.open' })}
      onAdd={() => references.send({ type: 'form.open' })}
      onEdit={(id) => references.send({ type: 'form.open', id })}
      onRemove={(id) => references.send({ type: 'remove', id })}
      onImport={openImport}
      onExport={(format) => references.send({ type: 'export', format })}
    />
  );
}

/** Those of the reader's country come first. */
const inOrder = (suggested: readonly CitationStyle[]): CitationStyle[] => [
  ...new Set([...suggested, ...citationStyles]),
];

const listedOf = ({ reference, number, line, isCited }: ListedEntry): ListedReference => ({
  reference,
  number,
  line,
  isCited,
  mark: markOf(reference),
});

function markOf({ source, url, retracted }: ListedEntry['reference']): ReferenceMark {
  if (retracted === true && url !== '') return { kind: 'retracted', href: url };
  return source === undefined || url === '' ? { kind: 'unverified' } : { kind: 'found', source, href: url };
}
