import { DocumentList } from './document-list.tsx';
import { HomeFilters } from './home-filters.tsx';
import { MovedDocuments } from './moved-documents.tsx';
import { RecentLeaves } from './recent-leaves.tsx';

/** Existing documents: the search, the most recent ones and the list. A first visitor does not need its code. */
export default function Documents({ now }: { readonly now: Date }) {
  return (
    <>
      <MovedDocuments />
      <HomeFilters />
      <RecentLeaves now={now} />
      <DocumentList now={now} />
    </>
  );
}
