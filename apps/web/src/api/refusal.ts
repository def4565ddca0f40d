import type { ApiError } from '@octavo/contract';

/** What an answer of the server says of a failure. Its sentence is for whoever reads the API, not for the page. */
export type Refusal = Pick<ApiError, 'reason' | 'values'>;
