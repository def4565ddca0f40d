export type { AiCardActor, AiCardInput, AiCardOutput, CreateAiCardActor } from './ai-card/ai-card-actor.ts';
export type { AnswerPreview, CardSession, OpenCard } from './ai-card/card-session.ts';
export { textWindow, windowLength } from './ai-card/text-window.ts';
export { editorCounters, type EditorCounters } from './counters/editor-counters.ts';
export type { DocumentBridge, DocumentReport } from './document/document-bridge.ts';
export { connectCompletion } from './completion/connect-completion.ts';
export { type CitationSource, connectReferences } from './citations/connect-references.ts';
export { connectInlineCitation } from './citations/connect-inline-citation.ts';
export { connectCiting } from './citations/connect-citing.ts';
export { connectDocumentPictures } from './pictures/connect-document-pictures.ts';
export { dictate } from './dictation/dictate.ts';
export { createDocumentEditor, type DocumentEditorHandle } from './editor/create-document-editor.ts';
export { DocumentEditor, type DocumentEditorProps } from './editor/document-editor.tsx';
export type { EditorLabels } from './editor/editor-labels.ts';
export { useEditorLabels } from './editor/use-editor-labels.ts';
export type { DocumentEditorOptions } from './editor/editor-options.ts';
export { useDocumentEditor } from './editor/use-document-editor.ts';
export { ghostTextOf, showGhostText } from './ghost-text/ghost-text-plugin.ts';
export {
  createSuggestionLayout,
  type SuggestionLayout,
  type SuggestionPlace,
} from './layout/suggestion-layout.ts';
export { createOutlineStore, type OutlineStore } from './outline/outline-store.ts';
export { connectMakeLocal, type Localised, type LocalSource } from './make-local/connect-make-local.ts';
export type { SectionNames } from './section-labels/label-sections.ts';
export type { RecordedParagraph, WritingRecorder } from './record/writing-recorder.ts';
export { connectRewriting } from './rewriting/connect-rewriting.ts';
export { fetchPasteCleaner } from './paste/paste-cleaner.ts';
export type { RefusedPaste } from './paste/paste-guard-plugin.ts';
export { connectFind, selectedTerm } from './search/connect-find.ts';
export { connectSuggestions, type SuggestionSource } from './suggestions/connect-suggestions.ts';
export { coverageOf, listSuggestions } from './suggestions/selectors.ts';
export * as suggestionCommands from './suggestions/suggestion-commands.ts';
export { selectSuggestionEvent } from './suggestions/suggestion-plugin.ts';
export type { Correction, CorrectionKind, Suggestion } from './suggestions/suggestion.ts';
export type { WordCounter } from './words/word-counter.ts';
