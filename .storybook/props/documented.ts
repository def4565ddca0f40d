/** What a docs page says of a property of a component. */
export interface PropDoc {
  readonly name: string;
  readonly description: string;
  /** As it is declared: `ReactNode`, `'sm' | 'md'`. */
  readonly type: string;
  /** What a name in `type` stands for, where that is short enough to read. */
  readonly detail?: string;
  readonly isRequired: boolean;
  /** As it is written in the code. */
  readonly defaultValue?: string;
  readonly control: PropControl;
}

/** How a property can be changed on the page; `null` is for code, elements and records, which nobody types into a table. */
export type PropControl = 'boolean' | 'number' | 'text' | readonly (string | number)[] | null;

/** Stands on a component as `__docgenInfo`, where Storybook looks for its name and description. */
export interface ComponentDoc {
  readonly displayName: string;
  readonly description: string;
  readonly documented: readonly PropDoc[];
}
