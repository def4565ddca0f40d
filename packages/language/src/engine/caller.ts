/** For whom work is done, where several share an engine: their turns and their effort are counted by it. */
export interface Caller {
  /** Undefined for work that is nobody's, such as tests. */
  readonly accountId: string | undefined;
  /** Where the caller comes from: many accounts of one network are counted together too. */
  readonly network: string | undefined;
}
