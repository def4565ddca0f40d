/** Who the work is done for, where several callers share an engine: turns and effort are counted per caller. */
export interface Caller {
  /** Undefined for work without an account, such as tests. */
  readonly accountId: string | undefined;
  /** The caller's network: accounts of one network are also counted together. */
  readonly network: string | undefined;
}
