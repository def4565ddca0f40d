import type { CreateAiCardActor } from '../ai-card/ai-card-actor.ts';
import type { NewList } from '../citations/place-citation.ts';
import type { RefusedPaste } from '../paste/paste-guard-plugin.ts';
import type { PictureOptions } from '../pictures/picture-options.ts';
import type { DocumentJson } from '@octavo/document-schema';

/** What an editor is created with. */
export interface DocumentEditorOptions {
  readonly content?: DocumentJson;
  /** The accessible name of the text area and its placeholder; read again when the language changes. */
  readonly label: () => string;
  readonly placeholder: () => string;
  /** The accessible name of the box of a task; read again when the language changes. */
  readonly taskName?: (text: string) => string;
  readonly language?: string;
  /** The document's title, for AI requests. */
  readonly title: () => string;
  readonly createAiCardActor: CreateAiCardActor;
  /** Whether the shortcut of the AI card opens it; asked on every press. */
  readonly offersAi?: () => boolean;
  /** Whether the document is a board of ideas, whose points essays can be begun on. */
  readonly isBoard?: () => boolean;
  /** An essay on a point of the board is wanted. */
  readonly onEssayWanted?: (point: string) => void;
  /** The style and language of a list of references that a first citation makes. */
  readonly newList?: () => NewList;
  /** Where pictures lie; without it the document has none. */
  readonly pictures?: PictureOptions;
  /** Something was refused that whoever develops may want to know. */
  readonly warn?: (message: string) => void;
  /** A change has left a section label somewhere else than above its paragraph. */
  readonly onLabelsDisplaced?: () => void;
  /** A paste was refused because the document would become too large; the document is unchanged. */
  readonly onPasteRefused: (paste: RefusedPaste) => void;
  /** A change was refused because it would nest too deeply; the document is unchanged. */
  readonly onNestingRefused: () => void;
}
