import { DocumentList } from './document-list.tsx';
import { HomeFilters } from './home-filters.tsx';
import { MovedDocuments } from './moved-documents.tsx';
import { RecentLeaves } from './recent-leaves.tsx';

/** What was written: the search, the pages changed last and the list. A first visitor has no need of its code. */
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
