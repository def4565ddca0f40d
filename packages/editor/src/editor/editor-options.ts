import type { CreateAiCardActor } from '../ai-card/ai-card-actor.ts';
import type { RefusedPaste } from '../paste/paste-guard-plugin.ts';
import type { DocumentJson } from '@octavo/document-schema';

/** What an editor is created with. */
export interface DocumentEditorOptions {
  readonly content?: DocumentJson;
  /** The accessible name of the text area, and what an empty one shows; asked anew when the language changes. */
  readonly label: () => string;
  readonly placeholder: () => string;
  readonly language?: string;
  /** The document's title, for AI requests. */
  readonly title: () => string;
  readonly createAiCardActor: CreateAiCardActor;
  /** A paste that would make the document too large; the document is as it was. */
  readonly onPasteRefused: (paste: RefusedPaste) => void;
  /** Something would have been nested deeper than a document may be; it is as it was. */
  readonly onNestingRefused: () => void;
}
