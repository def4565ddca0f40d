import type { DocumentDetail } from '@octavo/contract';
import { type DocumentEditorHandle, selectedTerm } from '@octavo/editor';
import type { DeskActor } from '@octavo/machines/desk';
import { allowanceOf } from '@octavo/machines/account';
import type { AppFlows } from '@octavo/machines/app';
import { isWithheld } from '@octavo/machines/document';
import { isFavourite } from '@octavo/machines/favourites';
import type { PanelTab } from '@octavo/machines/panel';
import type { PreferencesActor } from '@octavo/machines/preferences';
import type { SuggestionsActor } from '@octavo/machines/suggestions';
import { breakpoints } from '@octavo/ui/theme';
import { bindShortcuts } from '../app/bind-shortcuts.ts';

interface BoundTo {
  readonly desk: DeskActor;
  readonly editor: DocumentEditorHandle;
  readonly preferences: PreferencesActor;
  readonly account: AppFlows['account'];
  readonly favourites: AppFlows['favourites'];
  readonly deletion: AppFlows['deletion'];
  /** What a document without a title is called. */
  readonly untitled: () => string;
}

/** The shortcuts of a page with a document. */
export function bindDeskShortcuts(bound: BoundTo): () => void {
  const { desk, editor, preferences, account, favourites, deletion, untitled } = bound;
  const flows = () => desk.getSnapshot().context.flows;
  const withSuggestions = (act: (suggestions: SuggestionsActor) => boolean | void) => () => {
    const { suggestions } = flows();
    return suggestions === undefined ? false : act(suggestions);
  };
  const onSelected = (act: (suggestions: SuggestionsActor, id: string) => void) =>
    withSuggestions((suggestions) => {
      const { selectedId } = suggestions.getSnapshot().context;
      if (selectedId === null || editor.cards.getSnapshot() !== null) return false;
      return act(suggestions, selectedId);
    });
  // While the document is not shown, the keys are left to the browser.
  const find = (replacing: boolean) => () => {
    if (!editor.editor.view.dom.isConnected) return false;
    flows().find.send({ type: 'open', term: selectedTerm(editor.editor), replacing });
    return true;
  };
  const move = (by: 1 | -1) => () => {
    if (!flows().find.getSnapshot().hasTag('visible')) return false;
    flows().find.send({ type: 'move', by });
    return true;
  };
  // Asking for the panel leaves focus mode, which hides it.
  const leaveFocusMode = () => {
    const { focusMode } = preferences.getSnapshot().context.preferences;
    if (focusMode) preferences.send({ type: 'toggle', flag: 'focusMode' });
    return focusMode;
  };
  const show = (tab: PanelTab) => () => {
    leaveFocusMode();
    flows().panel.send({ type: 'show', tab });
  };
  const withComments = (by: 1 | -1) => () => {
    const { comments } = flows();
    if (!comments.getSnapshot().hasTag('visible')) return false;
    leaveFocusMode();
    comments.send({ type: by === 1 ? 'comment.next' : 'comment.previous' });
  };
  const onDocument = (act: (document: DocumentDetail, title: string) => void) => () => {
    const { document, title } = flows().document.getSnapshot().context;
    if (document === null) return false;
    act(document, title || untitled());
    return true;
  };
  return bindShortcuts({
    find: find(false),
    replace: find(true),
    findNext: move(1),
    findPrevious: move(-1),
    nextSuggestion: withSuggestions((suggestions) => {
      leaveFocusMode();
      suggestions.send({ type: 'suggestion.next' });
    }),
    previousSuggestion: withSuggestions((suggestions) => {
      leaveFocusMode();
      suggestions.send({ type: 'suggestion.previous' });
    }),
    nextComment: withComments(1),
    previousComment: withComments(-1),
    applySuggestion: onSelected((suggestions, id) => suggestions.send({ type: 'suggestion.apply', id })),
    ignoreSuggestion: onSelected((suggestions, id) => suggestions.send({ type: 'suggestion.ignore', id })),
    applyAllSuggestions: withSuggestions((suggestions) => suggestions.send({ type: 'suggestion.applyAll' })),
    showSuggestions: show('suggestions'),
    showComments: () => {
      if (!flows().comments.getSnapshot().hasTag('visible')) return false;
      show('comments')();
    },
    showTools: show('tools'),
    showPlagiarism: show('plagiarism'),
    showOutline: show('outline'),
    checkPlagiarism: () => {
      show('plagiarism')();
      flows().plagiarism.send({ type: 'check' });
    },
    makeLocal: () => {
      show('tools')();
      const { document, rewriting, 'make-local': makeLocal } = flows();
      if (isWithheld(document.getSnapshot().context) || rewriting.getSnapshot().hasTag('busy')) return;
      makeLocal.send({ type: 'start', left: allowanceOf(account.getSnapshot().context)?.left ?? null });
    },
    togglePanel: () => {
      if (leaveFocusMode()) return;
      const isDrawer = matchMedia(`(width < ${breakpoints.panel}px)`).matches;
      flows().panel.send({ type: isDrawer ? 'toggle' : 'fold' });
    },
    focusMode: () => preferences.send({ type: 'toggle', flag: 'focusMode' }),
    typewriter: () => preferences.send({ type: 'toggle', flag: 'typewriter' }),
    toggleSuggestions: () => preferences.send({ type: 'toggle', flag: 'suggestionsEnabled' }),
    toggleCompletion: () => preferences.send({ type: 'toggle', flag: 'autocompleteEnabled' }),
    toggleLabels: () => preferences.send({ type: 'toggle', flag: 'buttonSectionsEnabled' }),
    toggleWordCount: () => preferences.send({ type: 'toggle', flag: 'wordCountShown' }),
    wordGoal: onDocument(() => flows().goal.send({ type: 'open' })),
    voiceTyping: () => {
      if (!editor.editor.isEditable) return false;
      flows().voice.send({ type: 'press' });
      return true;
    },
    download: () => flows().download.send({ type: 'open' }),
    editTags: onDocument(() => flows().tags.send({ type: 'open' })),
    lock: onDocument(() => {
      const isLocked = flows().document.getSnapshot().context.encrypted;
      flows().lock.send({ type: 'open', isLocked });
    }),
    markFavourite: onDocument((document) => {
      const favourite = isFavourite(favourites.getSnapshot().context, document);
      favourites.send({ type: 'toggle', id: document.id, favourite });
    }),
    moveToTrash: onDocument(({ id }, title) =>
      deletion.send({ type: 'ask', task: { kind: 'trash', document: { id, title } } }),
    ),
  });
}
