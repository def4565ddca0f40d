import type { FrenchSpace } from '../../french-space.ts';
import type { BoardTexts } from './board-texts.ts';

export const french = (s: FrenchSpace): BoardTexts => ({
  note: 'Ce tableau a été composé par des règles fixes à partir de listes de questions, sans IA. Les réponses sont à vous\u00A0: écrivez à la place des crochets.',
  headings: {
    questions: 'Questions',
    angles: 'Angles',
    related: 'Sujets voisins',
    nextSteps: 'Prochaines étapes',
    aim: 'But',
    sections: 'Parties',
    sources: 'Sources à chercher',
  },
  questions: [
    `Que veut dire exactement «\u00A0{topic}\u00A0», et que ne veut-il pas dire${s}? […]`,
    `Qui est concerné, qui décide, à qui ne demande-t-on jamais rien${s}? […]`,
    `Depuis quand en parle-t-on, et pourquoi à ce moment-là${s}? […]`,
    `Où est-ce différent, et que pourrait-on y apprendre${s}? […]`,
    `Pourquoi des gens raisonnables ne sont-ils pas d’accord${s}? […]`,
    `Qu’est-ce qui changerait demain si cela n’existait pas${s}? […]`,
  ],
  angles: {
    History: `Comment est-ce né, et qu’y avait-il avant${s}? […]`,
    Science: `Qu’a-t-on mesuré, et avec quelle certitude${s}? […]`,
    Technology: `Quel outil l’a rendu possible, et lequel pourrait le changer${s}? […]`,
    Literature: `Quel récit, film ou poème le montre le mieux${s}? […]`,
    'Society & Culture': `Qui vit avec chaque jour, et comment en parle-t-on${s}? […]`,
    Education: `Qu’enseigne-t-on à ce sujet, et que faudrait-il enseigner${s}? […]`,
    'Politics & Economics': `Qui paie, qui y gagne, quelles règles s’appliquent${s}? […]`,
    'Health & Wellness': `Quel effet sur le corps et sur l’esprit${s}? […]`,
    Environment: `Que prend-on à la nature, et que laisse-t-on derrière soi${s}? […]`,
  },
  nextSteps: [
    'Marquez les trois réponses qui vous surprennent.',
    'Faites de la plus forte une question à laquelle on peut répondre.',
    'Écrivez dix minutes sur «\u00A0{topic}\u00A0» sans vous arrêter.',
    'Parlez-en à quelqu’un et notez ses questions.',
  ],
  aim: [
    'Ce que le lecteur doit savoir ou faire ensuite\u00A0: […]',
    'La question à laquelle le texte répond\u00A0: […]',
    'La réponse en une phrase, telle qu’elle se présente aujourd’hui\u00A0: […]',
  ],
  sections: [
    {
      name: 'Introduction',
      words: 100,
      task: 'Amener «\u00A0{topic}\u00A0», dire pourquoi c’est important, poser la question. […]',
    },
    { name: 'Contexte', words: 200, task: 'Ce qu’il faut savoir\u00A0: termes, histoire, chiffres. […]' },
    {
      name: 'Argument principal',
      words: 350,
      task: 'Deux ou trois raisons, chacune avec une preuve. […]',
    },
    {
      name: 'L’autre point de vue',
      words: 200,
      task: 'La meilleure objection, présentée honnêtement, et votre réponse. […]',
    },
    { name: 'Conclusion', words: 150, task: 'La réponse à la question, et ce qui en découle. […]' },
  ],
  section: '{name} (environ {words} mots)',
  sources: [
    'Un article d’encyclopédie ou de manuel, pour les termes',
    'Un article de synthèse récent, pour ce qui est su et ce qui est contesté',
    'Les chiffres d’un institut de statistique ou d’un autre organisme public',
    'Une source première\u00A0: une loi, une œuvre, une lettre, un jeu de données',
    'Quelqu’un qui voit «\u00A0{topic}\u00A0» tout autrement',
  ],
  planSteps: [
    'Trouvez une source de chaque sorte et notez où vous l’avez trouvée.',
    'Écrivez une phrase pour chaque partie.',
    'Écrivez d’abord l’argument principal, et l’introduction en dernier.',
    'Laissez reposer un jour, puis relisez à voix haute.',
  ],
});
