import type { Language } from '@octavo/contract/languages';
import type { ThemeForm } from './theme-form.ts';

type Roles<Name extends string> = Readonly<Record<Name, string>>;

/** How a switch offers a theme; its `icon` is in the same file. */
export interface ThemeEntry {
  /** Its position among the themes, counted from 1. */
  readonly position: number;
  readonly names: Readonly<Record<Language, string>>;
}

/** What a theme must define. Plain data, so that a theme is added as one file and checked without a browser. */
export interface ThemeTokens {
  /** The theme in one sentence. */
  readonly idea: string;
  /** The scheme for the browser's own controls (`color-scheme`). */
  readonly scheme: 'light' | 'dark';
  /** The base colours of the roles below. Components never use it. */
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
    /** `current`: the name of the current place. */
    readonly text: Roles<'primary' | 'secondary' | 'tertiary' | 'ghost' | 'document' | 'current'>;
    /** Colours of the reader's actions. */
    readonly accent: Roles<'base' | 'hover' | 'pressed' | 'text' | 'tint' | 'on'>;
    /** `hairline` and `strong` separate; only `control` may identify something to press. */
    readonly border: Roles<'hairline' | 'strong' | 'control'>;
    readonly focus: Roles<'ring' | 'halo'>;
    readonly spelling: Roles<'line' | 'text' | 'tint'>;
    readonly grammar: Roles<'line' | 'text' | 'tint'>;
    readonly clarity: Roles<'line' | 'text' | 'tint'>;
    readonly style: Roles<'line' | 'text' | 'tint'>;
    /** Colours of what readers of a link say. */
    readonly comment: Roles<'line' | 'text' | 'tint'>;
    /** Colours of what the model writes, never the reader. */
    readonly ai: Roles<'base' | 'hover' | 'text' | 'tint' | 'surface' | 'border' | 'on'>;
    readonly danger: Roles<'base' | 'text' | 'tint' | 'on'>;
    readonly success: Roles<'base' | 'text' | 'tint' | 'on'>;
    readonly warning: Roles<'base' | 'text' | 'tint' | 'on'>;
    /** The icon of messages that need attention without being errors. */
    readonly notice: Roles<'icon'>;
    /** Placeholders while loading: visible on every background, fainter than text. */
    readonly skeleton: Roles<'fill'>;
    readonly selection: Roles<'fill'>;
    readonly diff: Roles<'ins' | 'inst' | 'del' | 'delt'>;
  };
  readonly form: ThemeForm;
  /** Border colours that differ between themes in more than the hue. */
  readonly edge: Roles<'card' | 'pane' | 'dialog' | 'drawer' | 'notice' | 'film' | 'avatar' | 'tick'>;
  /** Values of `background`: a colour, or a drawing that ends in one. */
  readonly ground: Roles<
    'desk' | 'sheet' | 'card' | 'firstLeaf' | 'field' | 'control' | 'range' | 'groove' | 'tick' | 'scrollbar'
  >;
  /** Values of `box-shadow`, except for `thread`, which is a `filter`. `pointed` is for solid buttons under the pointer. */
  readonly shadow: Roles<'sheet' | 'card' | 'float' | 'thread' | 'suggestion' | 'pointed' | 'range'>;
  readonly radius: Roles<'control' | 'card' | 'sheet' | 'dialog' | 'pill'>;
  readonly font: Roles<'ui' | 'document' | 'display' | 'mono'>;
  /** The weight and tracking of large text in the display typeface. */
  readonly display: Roles<'weight' | 'tracking'>;
  /** `current`: the name of the current place. */
  readonly weight: Roles<'current'>;
  /** The name of the product. */
  readonly wordmark: Roles<'size' | 'weight' | 'tracking' | 'case'>;
  readonly type: Readonly<
    Record<
      'caption' | 'ui' | 'lead' | 'excerpt' | 'document' | 'subtitle' | 'title' | 'display',
      { readonly size: string; readonly line: string }
    >
  >;
}
