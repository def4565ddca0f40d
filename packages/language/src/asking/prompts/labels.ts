import type { InEachLanguage } from './prompt-language.ts';

/** The headings of a prompt's parts. */
export const labels = {
  title: { en: 'title', fr: 'titre', pt: 'título', de: 'Titel' },
  around: { en: 'surrounding text', fr: 'texte autour', pt: 'texto à volta', de: 'Text ringsum' },
  selection: { en: 'selection', fr: 'sélection', pt: 'seleção', de: 'Auswahl' },
  text: { en: 'text', fr: 'texte', pt: 'texto', de: 'Text' },
  task: { en: 'Task', fr: 'Tâche', pt: 'Tarefa', de: 'Aufgabe' },
  tone: { en: 'Tone', fr: 'Ton', pt: 'Tom', de: 'Ton' },
  request: {
    en: "The author's request",
    fr: "Demande de l'auteur",
    pt: 'Pedido do autor',
    de: 'Wunsch der schreibenden Person',
  },
  variety: {
    en: 'Words and spelling',
    fr: 'Vocabulaire et orthographe',
    pt: 'Vocabulário e ortografia',
    de: 'Wortwahl und Schreibung',
  },
} as const satisfies Readonly<Record<string, InEachLanguage>>;

/** What the prompt says about where the answer goes. */
export const places = {
  'replaces-selection': {
    en: 'Your answer takes the place of the selection.',
    fr: 'Ta réponse prend la place de la sélection.',
    pt: 'A tua resposta toma o lugar da seleção.',
    de: 'Deine Antwort tritt an die Stelle der Auswahl.',
  },
  inserted: {
    en: "Your answer is inserted at the author's cursor.",
    fr: "Ta réponse est insérée à l'endroit du curseur.",
    pt: 'A tua resposta é inserida no lugar do cursor.',
    de: 'Deine Antwort wird an der Stelle des Cursors eingefügt.',
  },
} as const satisfies Readonly<Record<string, InEachLanguage>>;
