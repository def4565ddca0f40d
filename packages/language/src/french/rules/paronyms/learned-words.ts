import type { Paronym } from '../../../engine/tokens/paronyms.ts';

/** Words from newspapers and offices that look alike. */
export const learnedWords: readonly Paronym[] = [
  {
    wrong: /^différent$/,
    right: 'différend',
    before: /^(?:un|le|ce|leur|du|au|notre|mon|vieux)$/,
    near: /^(?:régl|oppos|voisin|résoud|juge|tribunal)/,
    unless: /^(?:plusieurs|de|sont|très|deux|les|points|avis)$/,
    reach: 4,
  },
  {
    wrong: /^repaire(s?)$/,
    right: 'repère$1',
    near: /^(?:point|visuel|prendre|perd|plan|carte|temporel)/,
    unless: /^(?:brigand|loup|pirate|bandit|voleur)/,
  },
  {
    wrong: /^repère(s?)$/,
    right: 'repaire$1',
    near: /^(?:brigand|loup|pirate|bandit|voleur|contreband)/,
    next: /^(?:de|d'|du|des)$/,
  },
  { wrong: /^allocation(s?)$/, right: 'allocution$1', near: /^(?:télévis|discours|prononc)/ },
  { wrong: /^collision$/, right: 'collusion', near: /^(?:politicien|entreprises|fraude|secrète)/ },
  { wrong: /^conjecture(s?)$/, right: 'conjoncture$1', near: /^(?:économi|crise|difficile)/ },
  {
    wrong: /^éminent(e?s?)$/,
    right: 'imminent$1',
    near: /^(?:danger|arrivée|départ|orage|catastrophe|attaque|guerre|mort|départ)/,
    unlessBefore: /^(?:une?|cet|l'|plus|très|des)$/,
    reach: 2,
  },
  {
    wrong: /^infraction(s?)$/,
    right: 'effraction$1',
    before: /^(?:par|avec|sans|d')$/,
    near: /^(?:cambriol|voleur|porte|serrure)/,
    unless: /^(?:code|route|loi)/,
  },
  { wrong: /^inclinaison$/, right: 'inclination', near: /^(?:naturelle|amour|goût)/ },
  { wrong: /^prescription(s?)$/, right: 'proscription$1', near: /^(?:exil|bannis)/ },
];
