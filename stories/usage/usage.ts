/** How a component is used; its page in Storybook shows it below the properties. */
export interface Usage {
  /** What it is made of, in reading order. */
  readonly parts: readonly string[];
  readonly when: string;
  /** When not: the situation, and what to use in it. */
  readonly not: Readonly<Record<string, string>>;
  readonly does: string;
  readonly dont: string;
  /** Keys while it has the focus; none where nothing can be pressed. */
  readonly keys?: Readonly<Record<string, string>>;
  /** What a screen reader says, or needs. */
  readonly spoken: string;
}

/** By the name of the component's page in its group. */
export type Usages = Readonly<Record<string, Usage>>;
