/** What a state of a flow does to somebody who does not look at it. */
export interface ToldState {
  /** Who has the focus when the state begins, "button OK": role and name; or it stays where it was before the flow. */
  readonly focus: 'unchanged' | (string & {});
  /** What a screen reader is told: the live regions and the name of the dialog that took the focus, in this order. */
  readonly announced: string | readonly string[] | null;
}

/** Every state of a flow by its name, as the English interface has it. */
export type ToldStates = Readonly<Record<string, ToldState>>;
