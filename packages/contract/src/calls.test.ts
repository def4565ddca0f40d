import { expectTypeOf, it } from 'vitest';
import type { CallAnswer, CallRequest, JsonCall } from './calls.ts';
import type { DocumentList, SaveRequest, SaveResponse } from './documents.ts';
import { endpoints } from './endpoints.ts';
import { routes } from './routes.ts';

it('derives the input and the answer of a call from its route', () => {
  expectTypeOf<CallRequest<'saveDocument'>>().toExtend<{
    params: { documentId: string };
    body: SaveRequest;
  }>();
  expectTypeOf<CallAnswer<'saveDocument'>>().toEqualTypeOf<SaveResponse>();
  expectTypeOf<CallAnswer<'listDocuments'>>().toEqualTypeOf<DocumentList>();
  expectTypeOf<'downloadDocument'>().not.toExtend<JsonCall>();
  expectTypeOf<{ params: { id: string } }>().not.toExtend<CallRequest<'saveDocument'>>();
  // If nothing is required, an empty object is a complete request.
  expectTypeOf<object>().toExtend<CallRequest<'listDocuments'>>();
  expectTypeOf<object>().not.toExtend<CallRequest<'getDocument'>>();
});

it('has a route for each endpoint', ({ expect }) => {
  expect(Object.keys(routes).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});
