import type { ApiError } from '@octavo/contract';

/** What the server says about a failure. Its sentence is meant for users of the API and is not shown on the page. */
export type Refusal = Pick<ApiError, 'reason' | 'values'>;
