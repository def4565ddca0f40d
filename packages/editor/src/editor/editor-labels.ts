import type { FootnoteLabels } from '../footnotes/footnote-marks.ts';
import type { BlockAction } from '../blocks/block-actions.ts';
import type { TableAction } from '../tables/table-actions.ts';
import type { FormatId } from './formatting.ts';

/** Every text the editor shows. */
export interface EditorLabels {
  readonly title: string;
  readonly titlePlaceholder: string;
  readonly askAi: string;
  readonly cite: string;
  /** Label of the button that adds a footnote. */
  readonly footnote: string;
  readonly footnotes: FootnoteLabels;
  readonly picture: string;
  readonly selectionMenu: string;
  readonly lineMenu: string;
  readonly nodeMenu: string;
  readonly openNodeMenu: string;
  readonly heading: string;
  readonly link: string;
  readonly linkAddress: string;
  readonly setLink: string;
  readonly removeLink: string;
  readonly linkInvalid: string;
  readonly openLink: string;
  readonly editLink: string;
  readonly back: string;
  readonly formats: Readonly<Record<FormatId, string>>;
  /** Label of the button that starts an essay on a point of a board. */
  readonly essayOnPoint: string;
  readonly blocks: Readonly<Record<BlockAction, string>>;
  readonly tables: Readonly<Record<TableAction, string>>;
}
