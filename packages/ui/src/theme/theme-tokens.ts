type Roles<Name extends string> = Readonly<Record<Name, string>>;

/** What a theme must say. Plain data, so that a theme is added by one file and checked without a browser. */
export interface ThemeTokens {
  /** As it is called on screen. */
  readonly title: string;
  /** The theme in one sentence. */
  readonly idea: string;
  /** Its place in a switch, counted from 1. */
  readonly position: number;
  /** What the browser draws its own parts for (`color-scheme`). */
  readonly scheme: 'light' | 'dark';
  /** What the colours below are mixed from. Components never see it. */
  readonly palette: Readonly<Record<string, string>>;
  readonly color: {
    readonly surface: Roles<
      | 'desk'
      | 'page'
      | 'panel'
      | 'raised'
      | 'sunken'
      | 'hover'
      | 'hoverRaised'
      | 'selected'
      | 'dialog'
      | 'pool'
      | 'scrim'
    >;
    readonly text: Roles<'primary' | 'secondary' | 'tertiary' | 'ghost' | 'document'>;
    /** Yours to press. */
    readonly accent: Roles<'base' | 'hover' | 'pressed' | 'text' | 'tint' | 'on'>;
    /** `hairline` and `strong` separate; only `control` may identify something to press. */
    readonly border: Roles<'hairline' | 'strong' | 'control'>;
    readonly focus: Roles<'ring' | 'halo'>;
    readonly spelling: Roles<'line' | 'text' | 'tint'>;
    readonly grammar: Roles<'line' | 'text' | 'tint'>;
    readonly clarity: Roles<'line' | 'text' | 'tint'>;
    readonly style: Roles<'line' | 'text' | 'tint'>;
    /** The machine's, never the reader's. */
    readonly ai: Roles<'base' | 'hover' | 'text' | 'tint' | 'surface' | 'border' | 'on'>;
    readonly danger: Roles<'base' | 'text' | 'tint' | 'on'>;
    readonly success: Roles<'base' | 'text' | 'tint' | 'on'>;
    readonly warning: Roles<'base' | 'text' | 'tint' | 'on'>;
    readonly selection: Roles<'fill'>;
    readonly diff: Roles<'ins' | 'inst' | 'del' | 'delt'>;
  };
  readonly shadow: Roles<'sheet' | 'card' | 'float' | 'thread'>;
  /** Value of `corner-shape`: how a radius is cut where the browser knows it. */
  readonly shape: 'round' | 'bevel';
  readonly radius: Roles<'control' | 'card' | 'sheet' | 'dialog' | 'pill'>;
  readonly font: Roles<'ui' | 'document' | 'display' | 'mono'>;
  /** How large text in the display face is set. */
  readonly display: Roles<'weight' | 'tracking'>;
  readonly type: Readonly<
    Record<
      'caption' | 'ui' | 'lead' | 'document' | 'subtitle' | 'title' | 'display',
      { readonly size: string; readonly line: string }
    >
  >;
}
