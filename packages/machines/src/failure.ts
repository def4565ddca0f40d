// The journal of the page recognizes failures in the same way, without machines.
export {
  type Failure,
  type FailureCode,
  isConnectionFailure,
  isGone,
  toFailure,
} from '@octavo/contract/failure';
