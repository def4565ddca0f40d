import type { CreateAiCardActor } from '../ai-card/ai-card-actor.ts';
import type { NewList } from '../citations/place-citation.ts';
import type { RefusedPaste } from '../paste/paste-guard-plugin.ts';
import type { PictureOptions } from '../pictures/picture-options.ts';
import type { DocumentJson } from '@octavo/document-schema';

/** Options of an editor. */
export interface DocumentEditorOptions {
  readonly content?: DocumentJson;
  /** The accessible name of the text area and its placeholder; read again when the language changes. */
  readonly label: () => string;
  readonly placeholder: () => string;
  /** The accessible name of a task's checkbox; read again when the language changes. */
  readonly taskName?: (text: string) => string;
  readonly language?: string;
  /** The document's title, for AI requests. */
  readonly title: () => string;
  /** Without it the editor has no AI card. */
  readonly createAiCardActor?: CreateAiCardActor;
  /** Whether the shortcut opens the AI card; called on every press. */
  readonly offersAi?: () => boolean;
  /** Whether the document is a board of ideas, on whose points essays can be started. */
  readonly isBoard?: () => boolean;
  /** The user wants an essay on a point of the board. */
  readonly onEssayWanted?: (point: string) => void;
  /** The style and language of a list of references created by the first citation. */
  readonly newList?: () => NewList;
  /** Where pictures are stored; without it the document cannot have any. */
  readonly pictures?: PictureOptions;
  /** Reports a rejected change, for developers. */
  readonly warn?: (message: string) => void;
  /** A change has moved a section label away from its paragraph. */
  readonly onLabelsDisplaced?: () => void;
  /** A paste was refused because the document would become too large; the document is unchanged. */
  readonly onPasteRefused: (paste: RefusedPaste) => void;
  /** A change was refused because it would nest too deeply; the document is unchanged. */
  readonly onNestingRefused: () => void;
}
