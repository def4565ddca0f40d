/** How a docs page describes a component's property. */
export interface PropDoc {
  readonly name: string;
  readonly description: string;
  /** As declared: `ReactNode`, `'sm' | 'md'`. */
  readonly type: string;
  /** The expansion of a name in `type`, if it is short enough to read. */
  readonly detail?: string;
  readonly isRequired: boolean;
  /** As written in the code. */
  readonly defaultValue?: string;
  readonly control: PropControl;
}

/**
 * How a property can be changed on the page; `null` for code, elements and records, which nobody types into a table.
 */
export type PropControl = 'boolean' | 'number' | 'text' | readonly (string | number)[] | null;

/** Set on a component as `__docgenInfo`, where Storybook looks for its name and description. */
export interface ComponentDoc {
  readonly displayName: string;
  readonly description: string;
  readonly documented: readonly PropDoc[];
}
