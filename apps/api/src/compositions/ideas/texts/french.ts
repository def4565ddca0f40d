import type { FrenchSpace } from '../../french-space.ts';
import type { ThesisTexts } from './thesis-texts.ts';

export const french = (s: FrenchSpace): ThesisTexts => [
  'Bien que [opinion courante], le sujet «\u00A0{topic}\u00A0» se comprend mieux comme [votre point de vue], parce que [raison].',
  'Le débat sur «\u00A0{topic}\u00A0» porte moins sur [ce que chacun voit] que sur [ce qui est en jeu].',
  'Quand il s’agit de «\u00A0{topic}\u00A0», [avantage] l’emporte sur [inconvénient] tant que [condition].',
  'Ce qui est décisif pour «\u00A0{topic}\u00A0», ce n’est pas [explication habituelle], mais [cause négligée].',
  'Au sujet de «\u00A0{topic}\u00A0», [groupe] et [autre groupe] ont chacun leurs raisons, mais seule [solution] leur convient à tous.',
  'Le thème «\u00A0{topic}\u00A0» mérite [plus ou moins] d’attention qu’il n’en reçoit, comme le montre [exemple].',
  `Si [condition], ce que désigne «\u00A0{topic}\u00A0» conduira à [conséquence]${s}; [preuve] plaide en ce sens.`,
  `Sur «\u00A0{topic}\u00A0», la raison la plus forte est [raison]${s}; l’objection [objection] ne suffit pas à l’écarter.`,
  'Sur [période], ce que désigne «\u00A0{topic}\u00A0» a changé [qui ou quoi] plus profondément que ne l’admet [opinion courante].',
];
