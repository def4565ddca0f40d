import type { Language } from '@octavo/contract/languages';
import type { ThemeForm } from './theme-form.ts';

type Roles<Name extends string> = Readonly<Record<Name, string>>;

/** How a theme is offered in a switch; its `icon` stands beside it in the same file. */
export interface ThemeEntry {
  /** Its place among the themes, counted from 1. */
  readonly position: number;
  readonly names: Readonly<Record<Language, string>>;
}

/** What a theme must say. Plain data, so that a theme is added by one file and checked without a browser. */
export interface ThemeTokens {
  /** The theme in one sentence. */
  readonly idea: string;
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
    /** `current`: the name of the place where one is. */
    readonly text: Roles<'primary' | 'secondary' | 'tertiary' | 'ghost' | 'document' | 'current'>;
    /** The reader's actions. */
    readonly accent: Roles<'base' | 'hover' | 'pressed' | 'text' | 'tint' | 'on'>;
    /** `hairline` and `strong` separate; only `control` may identify something to press. */
    readonly border: Roles<'hairline' | 'strong' | 'control'>;
    readonly focus: Roles<'ring' | 'halo'>;
    readonly spelling: Roles<'line' | 'text' | 'tint'>;
    readonly grammar: Roles<'line' | 'text' | 'tint'>;
    readonly clarity: Roles<'line' | 'text' | 'tint'>;
    readonly style: Roles<'line' | 'text' | 'tint'>;
    /** What the model writes, never the reader's own. */
    readonly ai: Roles<'base' | 'hover' | 'text' | 'tint' | 'surface' | 'border' | 'on'>;
    readonly danger: Roles<'base' | 'text' | 'tint' | 'on'>;
    readonly success: Roles<'base' | 'text' | 'tint' | 'on'>;
    readonly warning: Roles<'base' | 'text' | 'tint' | 'on'>;
    /** The icon of what asks for attention without being wrong. */
    readonly notice: Roles<'icon'>;
    /** The shape of what is still loading: seen on every ground, quieter than text. */
    readonly skeleton: Roles<'fill'>;
    readonly selection: Roles<'fill'>;
    readonly diff: Roles<'ins' | 'inst' | 'del' | 'delt'>;
  };
  readonly form: ThemeForm;
  /** Colours of the edges that differ between themes in more than the hue. */
  readonly edge: Roles<'card' | 'pane' | 'dialog' | 'drawer' | 'notice' | 'film' | 'avatar' | 'tick'>;
  /** Values of `background`: a colour, or a drawing that ends in one. */
  readonly ground: Roles<
    'desk' | 'sheet' | 'card' | 'firstLeaf' | 'field' | 'control' | 'range' | 'groove' | 'tick' | 'scrollbar'
  >;
  /** Values of `box-shadow`, except for `thread`, which is a `filter`. `pointed` is for solid buttons under the pointer. */
  readonly shadow: Roles<'sheet' | 'card' | 'float' | 'thread' | 'suggestion' | 'pointed' | 'range'>;
  readonly radius: Roles<'control' | 'card' | 'sheet' | 'dialog' | 'pill'>;
  readonly font: Roles<'ui' | 'document' | 'display' | 'mono'>;
  /** How large text in the display face is set. */
  readonly display: Roles<'weight' | 'tracking'>;
  /** `current`: the name of the place where one is. */
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
