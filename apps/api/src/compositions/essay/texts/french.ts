import type { EssayTexts } from './essay-texts.ts';

/** Uses only punctuation that is set the same in France and in Canada. */
export const french: EssayTexts = {
  note: 'Canevas établi par des règles fixes, sans IA\u00A0: écrivez à la place des crochets.',
  unwritten: '[L’IA n’a pas écrit cette partie. Écrivez-la vous-même ou retirez-la.]',
  levels: {
    'high school': 'Preuves\u00A0: cours, lectures, vie quotidienne.',
    undergraduate: 'Preuves\u00A0: textes du cours et sources savantes.',
    "master's degree": 'Preuves\u00A0: l’état de la recherche, pesé.',
    'doctoral degree': 'Preuves\u00A0: recherche originale, lacune et méthode nommées.',
    professional: 'Preuves\u00A0: chiffres, cas, recommandations.',
  },
  labels: {
    introduction: 'Introduction',
    body: 'Développement {n}',
    conclusion: 'Conclusion',
    both: 'Introduction et conclusion',
  },
  thesis: '[Votre thèse sur «\u00A0{topic}\u00A0», en une phrase.]',
  blank: '[{task} ({words} mots)]',
  more: [
    '[Un exemple en détail, et ce qu’il montre.]',
    '[Ce qui en découlerait, et où cela cesse d’être vrai.]',
  ],
  types: {
    classic: {
      opening: 'Une question ou un fait qui mène à la thèse.',
      first: null,
      each: 'Point {n}\u00A0: affirmation, preuve, signification.',
      last: null,
      closing: 'La thèse en d’autres mots, et ce qui en découle.',
    },
    'compare and contrast': {
      opening: 'Les deux côtés, et pourquoi les comparer.',
      first: 'Ce que les deux ont en commun.',
      each: 'Différence {n}\u00A0: chaque côté, avec un exemple.',
      last: null,
      closing: 'Quelle différence pèse le plus, et pourquoi.',
    },
    argumentative: {
      opening: 'Le débat, et votre position.',
      first: null,
      each: 'Argument {n}\u00A0: raison, preuve, lien avec la thèse.',
      last: 'La plus forte objection, et votre réponse.',
      closing: 'Ce que montrent les arguments réunis.',
    },
    persuasive: {
      opening: 'Un cas qui concerne le lecteur.',
      first: 'Le problème\u00A0: qui en souffre, et comment.',
      each: 'Raison {n}\u00A0: ce que le lecteur y gagne.',
      last: 'Le prix à payer, et pourquoi il en vaut la peine.',
      closing: 'Ce que le lecteur devrait faire maintenant.',
    },
    critique: {
      opening: 'L’œuvre, son auteur, votre jugement.',
      first: 'Le but et le propos de l’œuvre, dans vos mots.',
      each: 'Point {n}\u00A0: un passage, sa réussite ou son échec, selon quel critère.',
      last: 'Ce que l’œuvre laisse de côté.',
      closing: 'Le jugement d’ensemble, et pour qui.',
    },
    memoir: {
      opening: 'Une scène\u00A0: où, quand, qui, une odeur ou un son.',
      first: 'La vie d’avant.',
      each: 'Moment {n}\u00A0: ce qui s’est passé, ce que vous avez ressenti.',
      last: 'Le tournant\u00A0: ce qui a changé ensuite.',
      closing: 'Ce que vous savez aujourd’hui et ne saviez pas alors.',
    },
  },
};
