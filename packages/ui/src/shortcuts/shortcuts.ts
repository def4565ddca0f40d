/** The groups of the shortcuts page (SPEC §2). */
export const shortcutGroups = ['selection', 'ai', 'formatting', 'blocks', 'navigation', 'tools'] as const;

/** One of the groups of the shortcuts page. */
export type ShortcutGroup = (typeof shortcutGroups)[number];

interface ShortcutEntry {
  readonly id: string;
  readonly group: ShortcutGroup;
  /** As ProseMirror writes keys; `Mod` is Cmd on a Mac and Ctrl elsewhere. */
  readonly keys: string;
  /** Keys on a Mac, where the system uses those of `keys`; both are bound there. */
  readonly mac?: string;
  /** An alternative that users already know, so it is not listed. Not on a Mac. */
  readonly also?: string;
  /**
   * `editor`: bound by the editor itself. `app`: bound by the surrounding page through `shortcutFor`. The list page and
   * the document page may use the same keys for different actions.
   */
  readonly scope: 'editor' | 'app';
  /** Opens a field to type in. */
  readonly isTypedIn?: true;
}

/** Every shortcut, once: both the key bindings and the shortcuts page come from this table. */
export const shortcuts = [
  { id: 'selectAll', group: 'selection', keys: 'Mod-a', scope: 'editor' },
  { id: 'undo', group: 'selection', keys: 'Mod-z', scope: 'editor' },
  { id: 'redo', group: 'selection', keys: 'Mod-Shift-z', also: 'Ctrl-y', scope: 'editor' },
  { id: 'focusMenu', group: 'selection', keys: 'Alt-F10', scope: 'editor' },
  { id: 'askAi', group: 'ai', keys: 'Mod-j', scope: 'editor', isTypedIn: true },
  { id: 'cite', group: 'ai', keys: 'Mod-Alt-q', scope: 'editor' },
  { id: 'acceptCompletion', group: 'ai', keys: 'Ctrl-ArrowRight', mac: 'Alt-ArrowRight', scope: 'editor' },
  {
    id: 'acceptCompletionWord',
    group: 'ai',
    keys: 'Ctrl-Shift-ArrowRight',
    mac: 'Alt-Shift-ArrowRight',
    scope: 'editor',
  },
  { id: 'nextSuggestion', group: 'ai', keys: 'Mod-.', scope: 'app' },
  { id: 'previousSuggestion', group: 'ai', keys: 'Mod-Shift-.', scope: 'app' },
  { id: 'applySuggestion', group: 'ai', keys: 'Mod-Enter', scope: 'app' },
  { id: 'ignoreSuggestion', group: 'ai', keys: 'Mod-Shift-Enter', scope: 'app' },
  { id: 'applyAllSuggestions', group: 'ai', keys: 'Mod-Alt-Shift-Enter', scope: 'app' },
  { id: 'nextComment', group: 'ai', keys: 'Mod-Alt-Shift-d', scope: 'app' },
  { id: 'previousComment', group: 'ai', keys: 'Mod-Alt-Shift-a', scope: 'app' },
  { id: 'checkPlagiarism', group: 'ai', keys: 'Mod-Alt-Shift-c', scope: 'app' },
  { id: 'makeLocal', group: 'ai', keys: 'Mod-Alt-Shift-m', scope: 'app' },
  { id: 'bold', group: 'formatting', keys: 'Mod-b', scope: 'editor' },
  { id: 'italic', group: 'formatting', keys: 'Mod-i', scope: 'editor' },
  { id: 'underline', group: 'formatting', keys: 'Mod-u', scope: 'editor' },
  { id: 'strike', group: 'formatting', keys: 'Mod-Shift-s', scope: 'editor' },
  { id: 'code', group: 'formatting', keys: 'Mod-e', scope: 'editor' },
  { id: 'link', group: 'formatting', keys: 'Mod-k', scope: 'editor', isTypedIn: true },
  { id: 'footnote', group: 'formatting', keys: 'Mod-Shift-f', scope: 'editor' },
  { id: 'paragraph', group: 'blocks', keys: 'Mod-Alt-0', scope: 'editor' },
  { id: 'heading1', group: 'blocks', keys: 'Mod-Alt-1', scope: 'editor' },
  { id: 'heading2', group: 'blocks', keys: 'Mod-Alt-2', scope: 'editor' },
  { id: 'heading3', group: 'blocks', keys: 'Mod-Alt-3', scope: 'editor' },
  { id: 'orderedList', group: 'blocks', keys: 'Mod-Shift-7', scope: 'editor' },
  { id: 'bulletList', group: 'blocks', keys: 'Mod-Shift-8', scope: 'editor' },
  { id: 'taskList', group: 'blocks', keys: 'Mod-Shift-9', scope: 'editor' },
  { id: 'tickTask', group: 'blocks', keys: 'Mod-Alt-Enter', scope: 'editor' },
  { id: 'quote', group: 'blocks', keys: 'Mod-Shift-b', scope: 'editor' },
  { id: 'codeBlock', group: 'blocks', keys: 'Mod-Alt-c', scope: 'editor' },
  { id: 'rule', group: 'blocks', keys: 'Mod-Alt-r', scope: 'editor' },
  { id: 'moveUp', group: 'blocks', keys: 'Alt-Shift-ArrowUp', scope: 'editor' },
  { id: 'moveDown', group: 'blocks', keys: 'Alt-Shift-ArrowDown', scope: 'editor' },
  { id: 'duplicateBlock', group: 'blocks', keys: 'Mod-Shift-d', scope: 'editor' },
  { id: 'deleteBlock', group: 'blocks', keys: 'Mod-Shift-Backspace', scope: 'editor' },
  { id: 'picture', group: 'blocks', keys: 'Mod-Alt-p', scope: 'editor' },
  { id: 'table', group: 'blocks', keys: 'Mod-Alt-u', scope: 'editor' },
  { id: 'nextCell', group: 'blocks', keys: 'Tab', scope: 'editor' },
  { id: 'previousCell', group: 'blocks', keys: 'Shift-Tab', scope: 'editor' },
  { id: 'rowAbove', group: 'blocks', keys: 'Mod-Alt-ArrowUp', scope: 'editor' },
  { id: 'rowBelow', group: 'blocks', keys: 'Mod-Alt-ArrowDown', scope: 'editor' },
  { id: 'columnBefore', group: 'blocks', keys: 'Mod-Alt-ArrowLeft', scope: 'editor' },
  { id: 'columnAfter', group: 'blocks', keys: 'Mod-Alt-ArrowRight', scope: 'editor' },
  { id: 'headerRow', group: 'blocks', keys: 'Mod-Alt-Shift-h', scope: 'editor' },
  { id: 'deleteRow', group: 'blocks', keys: 'Mod-Alt-Shift-ArrowUp', scope: 'editor' },
  { id: 'deleteColumn', group: 'blocks', keys: 'Mod-Alt-Shift-ArrowLeft', scope: 'editor' },
  { id: 'deleteTable', group: 'blocks', keys: 'Mod-Alt-Shift-Backspace', scope: 'editor' },
  { id: 'goHome', group: 'navigation', keys: 'Mod-Alt-h', scope: 'app' },
  { id: 'goHistory', group: 'navigation', keys: 'Mod-Alt-y', scope: 'app' },
  { id: 'goFavourites', group: 'navigation', keys: 'Mod-Alt-v', scope: 'app' },
  { id: 'goTrash', group: 'navigation', keys: 'Mod-Alt-x', scope: 'app' },
  { id: 'goAccount', group: 'navigation', keys: 'Mod-Alt-a', scope: 'app' },
  { id: 'goShortcuts', group: 'navigation', keys: 'Mod-Alt-k', scope: 'app' },
  { id: 'goChangelog', group: 'navigation', keys: 'Mod-Alt-j', scope: 'app' },
  {
    id: 'allActions',
    group: 'navigation',
    keys: 'Mod-Alt-Shift-k',
    also: 'F1',
    scope: 'app',
    isTypedIn: true,
  },
  { id: 'search', group: 'navigation', keys: 'Mod-k', scope: 'app', isTypedIn: true },
  { id: 'newDocument', group: 'navigation', keys: 'Mod-Alt-n', scope: 'app' },
  { id: 'newEssay', group: 'navigation', keys: 'Mod-Alt-Shift-e', scope: 'app', isTypedIn: true },
  { id: 'newBrainstorm', group: 'navigation', keys: 'Mod-Alt-Shift-b', scope: 'app', isTypedIn: true },
  { id: 'emptyTrash', group: 'navigation', keys: 'Mod-Alt-Shift-x', scope: 'app' },
  { id: 'clearDates', group: 'navigation', keys: 'Mod-Alt-Shift-y', scope: 'app' },
  { id: 'signIn', group: 'navigation', keys: 'Mod-Alt-Shift-s', scope: 'app', isTypedIn: true },
  { id: 'upgrade', group: 'navigation', keys: 'Mod-Alt-Shift-u', scope: 'app' },
  { id: 'openGift', group: 'navigation', keys: 'Mod-Alt-Shift-g', scope: 'app' },
  { id: 'find', group: 'navigation', keys: 'Mod-f', scope: 'app', isTypedIn: true },
  { id: 'replace', group: 'navigation', keys: 'Mod-Alt-f', scope: 'app', isTypedIn: true },
  { id: 'findNext', group: 'navigation', keys: 'Mod-g', scope: 'app' },
  { id: 'findPrevious', group: 'navigation', keys: 'Mod-Shift-g', scope: 'app' },
  { id: 'toggleSidebar', group: 'navigation', keys: 'Mod-\\', scope: 'app' },
  { id: 'togglePanel', group: 'navigation', keys: 'Mod-Shift-\\', scope: 'app' },
  { id: 'showSuggestions', group: 'navigation', keys: 'Mod-Alt-Shift-n', scope: 'app' },
  { id: 'showComments', group: 'navigation', keys: 'Mod-Alt-Shift-r', scope: 'app' },
  { id: 'showTools', group: 'navigation', keys: 'Mod-Alt-Shift-t', scope: 'app' },
  { id: 'showPlagiarism', group: 'navigation', keys: 'Mod-Alt-Shift-p', scope: 'app' },
  { id: 'showOutline', group: 'navigation', keys: 'Mod-Alt-Shift-o', scope: 'app' },
  { id: 'focusMode', group: 'tools', keys: 'Mod-Alt-z', scope: 'app' },
  { id: 'typewriter', group: 'tools', keys: 'Mod-Alt-Shift-z', scope: 'app' },
  { id: 'toggleSuggestions', group: 'tools', keys: 'Mod-Alt-s', scope: 'app' },
  { id: 'toggleCompletion', group: 'tools', keys: 'Mod-Alt-i', scope: 'app' },
  { id: 'toggleLabels', group: 'tools', keys: 'Mod-Alt-l', scope: 'app' },
  { id: 'toggleWordCount', group: 'tools', keys: 'Mod-Alt-w', scope: 'app' },
  { id: 'wordGoal', group: 'tools', keys: 'Mod-Alt-Shift-w', scope: 'app', isTypedIn: true },
  { id: 'voiceTyping', group: 'tools', keys: 'Mod-Alt-m', scope: 'app' },
  { id: 'download', group: 'tools', keys: 'Mod-Alt-d', scope: 'app' },
  { id: 'editTags', group: 'tools', keys: 'Mod-Alt-g', scope: 'app', isTypedIn: true },
  { id: 'markFavourite', group: 'tools', keys: 'Mod-Alt-b', scope: 'app' },
  { id: 'lock', group: 'tools', keys: 'Mod-Alt-o', scope: 'app', isTypedIn: true },
  { id: 'moveToTrash', group: 'tools', keys: 'Mod-Alt-Backspace', scope: 'app' },
  { id: 'cycleTheme', group: 'tools', keys: 'Mod-Alt-t', scope: 'app' },
  { id: 'nextLanguage', group: 'tools', keys: 'Mod-Alt-Shift-l', scope: 'app' },
] as const satisfies readonly ShortcutEntry[];

/** One entry of the table. */
export type Shortcut = (typeof shortcuts)[number];
/** An action that has a shortcut. */
export type ShortcutId = Shortcut['id'];
/** An action bound by the editor. */
export type EditorShortcutId = Extract<Shortcut, { scope: 'editor' }>['id'];
/** An action bound by the page. */
export type AppShortcutId = Extract<Shortcut, { scope: 'app' }>['id'];

const typedIn: ReadonlySet<ShortcutId> = new Set(
  shortcuts.flatMap((shortcut) => ('isTypedIn' in shortcut ? shortcut.id : [])),
);

/** Whether an action opens a field to type in, which may load late. */
export const isTypedIn = (id: ShortcutId): boolean => typedIn.has(id);
