/* oxlint-disable typescript/consistent-type-imports -- one line a namespace, where imports would be two */

/**
 * The texts by namespace, typed by the English ones. A namespace is a line here and a file in each
 * `locales/<language>/`, fetched when the first view that needs it is rendered.
 */
export type Texts = {
  readonly common: typeof import('../locales/en/common.json');
  readonly account: typeof import('../locales/en/account.json');
  readonly notifications: typeof import('../locales/en/notifications.json');
  readonly panel: typeof import('../locales/en/panel.json');
  readonly preferences: typeof import('../locales/en/preferences.json');
  readonly profile: typeof import('../locales/en/profile.json');
  readonly session: typeof import('../locales/en/session.json');
  readonly search: typeof import('../locales/en/search.json');
  readonly sharing: typeof import('../locales/en/sharing.json');
  readonly sidebar: typeof import('../locales/en/sidebar.json');
  readonly 'ai-card': typeof import('../locales/en/ai-card.json');
  readonly 'avatar-picker': typeof import('../locales/en/avatar-picker.json');
  readonly 'browser-model': typeof import('../locales/en/browser-model.json');
  readonly comments: typeof import('../locales/en/comments.json');
  readonly completion: typeof import('../locales/en/completion.json');
  readonly rewriting: typeof import('../locales/en/rewriting.json');
  readonly 'make-local': typeof import('../locales/en/make-local.json');
  readonly 'date-picker': typeof import('../locales/en/date-picker.json');
  readonly document: typeof import('../locales/en/document.json');
  readonly 'document-item': typeof import('../locales/en/document-item.json');
  readonly 'document-pictures': typeof import('../locales/en/document-pictures.json');
  readonly download: typeof import('../locales/en/download.json');
  readonly editor: typeof import('../locales/en/editor.json');
  readonly errors: typeof import('../locales/en/errors.json');
  readonly home: typeof import('../locales/en/home.json');
  readonly palette: typeof import('../locales/en/palette.json');
  readonly details: typeof import('../locales/en/details.json');
  readonly dictionary: typeof import('../locales/en/dictionary.json');
  readonly devices: typeof import('../locales/en/devices.json');
  readonly picture: typeof import('../locales/en/picture.json');
  readonly login: typeof import('../locales/en/login.json');
  readonly 'sign-in': typeof import('../locales/en/sign-in.json');
  readonly suggestions: typeof import('../locales/en/suggestions.json');
  readonly changelog: typeof import('../locales/en/changelog.json');
  /** Used only by the server. */
  readonly 'changelog-messages': typeof import('../locales/en/changelog-messages.json');
  readonly prices: typeof import('../locales/en/prices.json');
  readonly shortcuts: typeof import('../locales/en/shortcuts.json');
  readonly deletion: typeof import('../locales/en/deletion.json');
  readonly starred: typeof import('../locales/en/starred.json');
  readonly trash: typeof import('../locales/en/trash.json');
  readonly tags: typeof import('../locales/en/tags.json');
  readonly links: typeof import('../locales/en/links.json');
  readonly lock: typeof import('../locales/en/lock.json');
  readonly brainstorm: typeof import('../locales/en/brainstorm.json');
  readonly essay: typeof import('../locales/en/essay.json');
  readonly wizard: typeof import('../locales/en/wizard.json');
  readonly goal: typeof import('../locales/en/goal.json');
  readonly greeting: typeof import('../locales/en/greeting.json');
  readonly samples: typeof import('../locales/en/samples.json');
  readonly 'samples-essays': typeof import('../locales/en/samples-essays.json');
  readonly faq: typeof import('../locales/en/faq.json');
  readonly install: typeof import('../locales/en/install.json');
  readonly feedback: typeof import('../locales/en/feedback.json');
  readonly help: typeof import('../locales/en/help.json');
  readonly referral: typeof import('../locales/en/referral.json');
  readonly share: typeof import('../locales/en/share.json');
  readonly 'signup-offer': typeof import('../locales/en/signup-offer.json');
  readonly update: typeof import('../locales/en/update.json');
  readonly waiting: typeof import('../locales/en/waiting.json');
  readonly upgrade: typeof import('../locales/en/upgrade.json');
  readonly versions: typeof import('../locales/en/versions.json');
  readonly record: typeof import('../locales/en/record.json');
  readonly refusals: typeof import('../locales/en/refusals.json');
  readonly reading: typeof import('../locales/en/reading.json');
  readonly commenting: typeof import('../locales/en/commenting.json');
  readonly conflict: typeof import('../locales/en/conflict.json');
  readonly recovery: typeof import('../locales/en/recovery.json');
  readonly import: typeof import('../locales/en/import.json');
  readonly 'import-choice': typeof import('../locales/en/import-choice.json');
  readonly history: typeof import('../locales/en/history.json');
  readonly find: typeof import('../locales/en/find.json');
  readonly outline: typeof import('../locales/en/outline.json');
  readonly citations: typeof import('../locales/en/citations.json');
  readonly plagiarism: typeof import('../locales/en/plagiarism.json');
  readonly voice: typeof import('../locales/en/voice.json');
  readonly limit: typeof import('../locales/en/limit.json');
  readonly 'test-till': typeof import('../locales/en/test-till.json');
  readonly withdrawal: typeof import('../locales/en/withdrawal.json');
};

export type Namespace = keyof Texts;

export const defaultNamespace = 'common' satisfies Namespace;
