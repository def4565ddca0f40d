import type { DocumentDetail } from '@octavo/contract';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** The beginning of a term paper. */
export const canals: DocumentDetail = {
  id: 'doc-canals',
  title: 'How the canals changed Birmingham',
  content: {
    type: 'doc',
    content: [
      {
        type: 'heading',
        attrs: { level: 2 },
        content: [{ type: 'text', text: 'A town without a river' }],
      },
      paragraph(
        'Birmingham stands on no great river, and until 1769 its coal came by packhorse. Ten miles of road could double the price of a load, and in a wet winter the road was closed for weeks.',
      ),
      paragraph(
        'The first boats arrived from Wednesbury in November of that year. Within days coal sold at half its former price, and the works that could only live beside the pits began to move into the town.',
      ),
    ],
  },
  writingMode: 'essay',
  encryption: false,
  isIncomplete: false,
  favourite: true,
  tags: 'history, term paper',
  wordGoal: null,
  version: 7,
  createdAt: '2026-11-03T08:12:00.000Z',
  updatedAt: '2026-11-20T21:47:00.000Z',
};
