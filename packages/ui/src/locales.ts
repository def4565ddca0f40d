import enCommon from '../locales/en/common.json' with { type: 'json' };
import enHome from '../locales/en/home.json' with { type: 'json' };
import enEditor from '../locales/en/editor.json' with { type: 'json' };
import enSuggestions from '../locales/en/suggestions.json' with { type: 'json' };
import enAiCard from '../locales/en/ai-card.json' with { type: 'json' };
import enDownload from '../locales/en/download.json' with { type: 'json' };
import enDatePicker from '../locales/en/date-picker.json' with { type: 'json' };
import enErrors from '../locales/en/errors.json' with { type: 'json' };
import enLoadingMessages from '../locales/en/loading-messages.json' with { type: 'json' };
import enAvatar from '../locales/en/avatar.json' with { type: 'json' };
import enSignIn from '../locales/en/sign-in.json' with { type: 'json' };
import frCaCommon from '../locales/fr-CA/common.json' with { type: 'json' };
import frCaHome from '../locales/fr-CA/home.json' with { type: 'json' };
import frCaEditor from '../locales/fr-CA/editor.json' with { type: 'json' };
import frCaSuggestions from '../locales/fr-CA/suggestions.json' with { type: 'json' };
import frCaAiCard from '../locales/fr-CA/ai-card.json' with { type: 'json' };
import frCaDownload from '../locales/fr-CA/download.json' with { type: 'json' };
import frCaDatePicker from '../locales/fr-CA/date-picker.json' with { type: 'json' };
import frCaErrors from '../locales/fr-CA/errors.json' with { type: 'json' };
import frCaLoadingMessages from '../locales/fr-CA/loading-messages.json' with { type: 'json' };
import frCaAvatar from '../locales/fr-CA/avatar.json' with { type: 'json' };
import frCaSignIn from '../locales/fr-CA/sign-in.json' with { type: 'json' };
import frFrCommon from '../locales/fr-FR/common.json' with { type: 'json' };
import frFrHome from '../locales/fr-FR/home.json' with { type: 'json' };
import frFrEditor from '../locales/fr-FR/editor.json' with { type: 'json' };
import frFrSuggestions from '../locales/fr-FR/suggestions.json' with { type: 'json' };
import frFrAiCard from '../locales/fr-FR/ai-card.json' with { type: 'json' };
import frFrDownload from '../locales/fr-FR/download.json' with { type: 'json' };
import frFrDatePicker from '../locales/fr-FR/date-picker.json' with { type: 'json' };
import frFrErrors from '../locales/fr-FR/errors.json' with { type: 'json' };
import frFrLoadingMessages from '../locales/fr-FR/loading-messages.json' with { type: 'json' };
import frFrAvatar from '../locales/fr-FR/avatar.json' with { type: 'json' };
import frFrSignIn from '../locales/fr-FR/sign-in.json' with { type: 'json' };
import ptPtCommon from '../locales/pt-PT/common.json' with { type: 'json' };
import ptPtHome from '../locales/pt-PT/home.json' with { type: 'json' };
import ptPtEditor from '../locales/pt-PT/editor.json' with { type: 'json' };
import ptPtSuggestions from '../locales/pt-PT/suggestions.json' with { type: 'json' };
import ptPtAiCard from '../locales/pt-PT/ai-card.json' with { type: 'json' };
import ptPtDownload from '../locales/pt-PT/download.json' with { type: 'json' };
import ptPtDatePicker from '../locales/pt-PT/date-picker.json' with { type: 'json' };
import ptPtErrors from '../locales/pt-PT/errors.json' with { type: 'json' };
import ptPtLoadingMessages from '../locales/pt-PT/loading-messages.json' with { type: 'json' };
import ptPtAvatar from '../locales/pt-PT/avatar.json' with { type: 'json' };
import ptPtSignIn from '../locales/pt-PT/sign-in.json' with { type: 'json' };
import deDeCommon from '../locales/de-DE/common.json' with { type: 'json' };
import deDeHome from '../locales/de-DE/home.json' with { type: 'json' };
import deDeEditor from '../locales/de-DE/editor.json' with { type: 'json' };
import deDeSuggestions from '../locales/de-DE/suggestions.json' with { type: 'json' };
import deDeAiCard from '../locales/de-DE/ai-card.json' with { type: 'json' };
import deDeDownload from '../locales/de-DE/download.json' with { type: 'json' };
import deDeDatePicker from '../locales/de-DE/date-picker.json' with { type: 'json' };
import deDeErrors from '../locales/de-DE/errors.json' with { type: 'json' };
import deDeLoadingMessages from '../locales/de-DE/loading-messages.json' with { type: 'json' };
import deDeAvatar from '../locales/de-DE/avatar.json' with { type: 'json' };
import deDeSignIn from '../locales/de-DE/sign-in.json' with { type: 'json' };
import type { Language } from '@octavo/contract/languages';
import type { defaultNamespace, Namespace } from './namespaces.ts';
import type { ThemeName } from './theme/theme-registry.ts';

const en = {
  common: enCommon,
  home: enHome,
  editor: enEditor,
  suggestions: enSuggestions,
  'ai-card': enAiCard,
  download: enDownload,
  'date-picker': enDatePicker,
  errors: enErrors,
  'loading-messages': enLoadingMessages,
  avatar: enAvatar,
  'sign-in': enSignIn,
};

/** Every text in every language at once, for Storybook and tests; the app fetches the files instead. */
export const resources = {
  en,
  'fr-CA': {
    common: frCaCommon,
    home: frCaHome,
    editor: frCaEditor,
    suggestions: frCaSuggestions,
    'ai-card': frCaAiCard,
    download: frCaDownload,
    'date-picker': frCaDatePicker,
    errors: frCaErrors,
    'loading-messages': frCaLoadingMessages,
    avatar: frCaAvatar,
    'sign-in': frCaSignIn,
  },
  'fr-FR': {
    common: frFrCommon,
    home: frFrHome,
    editor: frFrEditor,
    suggestions: frFrSuggestions,
    'ai-card': frFrAiCard,
    download: frFrDownload,
    'date-picker': frFrDatePicker,
    errors: frFrErrors,
    'loading-messages': frFrLoadingMessages,
    avatar: frFrAvatar,
    'sign-in': frFrSignIn,
  },
  'pt-PT': {
    common: ptPtCommon,
    home: ptPtHome,
    editor: ptPtEditor,
    suggestions: ptPtSuggestions,
    'ai-card': ptPtAiCard,
    download: ptPtDownload,
    'date-picker': ptPtDatePicker,
    errors: ptPtErrors,
    'loading-messages': ptPtLoadingMessages,
    avatar: ptPtAvatar,
    'sign-in': ptPtSignIn,
  },
  'de-DE': {
    common: deDeCommon,
    home: deDeHome,
    editor: deDeEditor,
    suggestions: deDeSuggestions,
    'ai-card': deDeAiCard,
    download: deDeDownload,
    'date-picker': deDeDatePicker,
    errors: deDeErrors,
    'loading-messages': deDeLoadingMessages,
    avatar: deDeAvatar,
    'sign-in': deDeSignIn,
  },
} satisfies Record<Language, Record<Namespace, object>>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof defaultNamespace;
    resources: typeof en & { themes: Record<ThemeName, string> };
  }
}
