import type common from '../locales/en/common.json';
import type account from '../locales/en/account.json';
import type notifications from '../locales/en/notifications.json';
import type panel from '../locales/en/panel.json';
import type preferences from '../locales/en/preferences.json';
import type session from '../locales/en/session.json';
import type sidebar from '../locales/en/sidebar.json';
import type aiCard from '../locales/en/ai-card.json';
import type avatar from '../locales/en/avatar.json';
import type datePicker from '../locales/en/date-picker.json';
import type download from '../locales/en/download.json';
import type editor from '../locales/en/editor.json';
import type errors from '../locales/en/errors.json';
import type home from '../locales/en/home.json';
import type login from '../locales/en/login.json';
import type loadingMessages from '../locales/en/loading-messages.json';
import type signIn from '../locales/en/sign-in.json';
import type suggestions from '../locales/en/suggestions.json';
import type tags from '../locales/en/tags.json';
import type lock from '../locales/en/lock.json';
import type brainstorm from '../locales/en/brainstorm.json';
import type essay from '../locales/en/essay.json';
import type wizard from '../locales/en/wizard.json';
import type greeting from '../locales/en/greeting.json';
import type samples from '../locales/en/samples.json';
import type faq from '../locales/en/faq.json';
import type install from '../locales/en/install.json';
import type referral from '../locales/en/referral.json';
import type share from '../locales/en/share.json';
import type signupOffer from '../locales/en/signup-offer.json';
import type upgrade from '../locales/en/upgrade.json';

/**
 * The texts by namespace, as English has them. A namespace is a line here and a file in each `locales/<language>/`,
 * fetched when the first view that needs it is drawn.
 */
export type Texts = {
  readonly common: typeof common;
  readonly account: typeof account;
  readonly notifications: typeof notifications;
  readonly panel: typeof panel;
  readonly preferences: typeof preferences;
  readonly session: typeof session;
  readonly sidebar: typeof sidebar;
  readonly 'ai-card': typeof aiCard;
  readonly avatar: typeof avatar;
  readonly 'date-picker': typeof datePicker;
  readonly download: typeof download;
  readonly editor: typeof editor;
  readonly errors: typeof errors;
  readonly home: typeof home;
  readonly login: typeof login;
  readonly 'loading-messages': typeof loadingMessages;
  readonly 'sign-in': typeof signIn;
  readonly suggestions: typeof suggestions;
  readonly tags: typeof tags;
  readonly lock: typeof lock;
  readonly brainstorm: typeof brainstorm;
  readonly essay: typeof essay;
  readonly wizard: typeof wizard;
  readonly greeting: typeof greeting;
  readonly samples: typeof samples;
  readonly faq: typeof faq;
  readonly install: typeof install;
  readonly referral: typeof referral;
  readonly share: typeof share;
  readonly 'signup-offer': typeof signupOffer;
  readonly upgrade: typeof upgrade;
};

export type Namespace = keyof Texts;

export const defaultNamespace = 'common' satisfies Namespace;
