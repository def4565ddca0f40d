/** How a state of a flow is conveyed without looking at it. */
export interface ToldState {
  /**
   * The element that has the focus when the state begins, as role and name ("button OK"); or the focus stays where it
   * was before the flow.
   */
  readonly focus: 'unchanged' | (string & {});
  /** What a screen reader announces: the live regions, then the name of the dialog that took the focus. */
  readonly announced: string | readonly string[] | null;
}

/** Every state of a flow by name, in terms of the English interface. Story files have them as `parameters.states`. */
export type ToldStates = Readonly<Record<string, ToldState>>;

/** The states that the parameters of a story declare; none for stories that are not a flow's. */
export const statesIn = ({ states = {} }: { readonly states?: ToldStates }): ToldStates => states;
