import { describe, expect, test } from 'vitest';
import type { CheckedLanguage } from '../engine/checked-language.ts';
import { wordings } from './wordings.ts';

type Cases = readonly (readonly [text: string, expected: string])[];

const formal: Readonly<Record<Exclude<CheckedLanguage, 'en'>, Cases>> = {
  fr: [
    ["C'est pas vrai, j'ai pas vu ça !", "Ce n'est pas vrai, je n'ai pas vu cela."],
    ['Je sais pas pourquoi elle vient jamais.', 'Je ne sais pas pourquoi elle ne vient jamais.'],
    ['Je le connais pas et il nous aide pas.', 'Je ne le connais pas et il ne nous aide pas.'],
    ["Je t'aime pas.", "Je ne t'aime pas."],
    ["Il y a pas de pain, et j'y vais pas.", "Il n'y a pas de pain, et je n'y vais pas."],
    ['Y a un problème avec le boulot.', 'Il y a un problème avec le travail.'],
    ["Il n'est pas là, elle ne vient jamais.", "Il n'est pas là, elle ne vient jamais."],
    ['Il mange pas mal de pain.', 'Il mange pas mal de pain.'],
    ["J'sais pas, et je vous en veux pas.", 'Je ne sais pas, et je ne vous en veux pas.'],
    ["Faut pas croire qu'on se voit pas.", "Il ne faut pas croire qu'on ne se voit pas."],
    ['Il faut pas, et il ne faut pas.', 'Il ne faut pas, et il ne faut pas.'],
    ['Qui ça ?', 'Qui ça ?'],
    [
      'Ça va pas marcher, cela est trop cher pour moi.',
      'Cela ne va pas marcher, cela est trop cher pour moi.',
    ],
    ['Mon pote a perdu ses fringues au ciné, mec.', 'Mon ami a perdu ses vêtements au cinéma, mec.'],
    ['La fille est super gentille.', 'La fille est très gentille.'],
    ['Elle et moi avançons pas à pas.', 'Elle et moi avançons pas à pas.'],
    ['Du coup, les gosses regardent la télé.', 'Par conséquent, les enfants regardent la télévision.'],
    ["T'as un truc sympa.", 'Tu as une chose sympathique.'],
    ['Par contre, le fric manque.', "En revanche, l'argent manque."],
    ['Ça y est, la ville dort.', 'Ça y est, la ville dort.'],
  ],
  de: [
    ["Heute gibt's nix zu tun!", 'Heute gibt es nichts zu tun.'],
    ['Ich hab das nochmal gelesen.', 'Ich habe das noch einmal gelesen.'],
    ['Das kriegt die Uni sowieso.', 'Das bekommt die Universität ohnehin.'],
    ['Das ist echt gut und super wichtig.', 'Das ist sehr gut und sehr wichtig.'],
    ['Das Gold ist echt.', 'Das Gold ist echt.'],
    ['Er geht die Treppe runter und dann raus.', 'Er geht die Treppe hinunter und dann hinaus.'],
    ['Die kaputte Uhr liegt, z. B., im Garten.', 'Die defekte Uhr liegt, zum Beispiel, im Garten.'],
    ['Haben Sie das Haus des Vaters gesehen?', 'Haben Sie das Haus des Vaters gesehen?'],
    ["Auf'm Dach sitzt ne Katze mit 'nem Fisch.", 'Auf dem Dach sitzt eine Katze mit einem Fisch.'],
    ["Mach's gut, sagte sie.", "Mach's gut, sagte sie."],
    ['Sie ham keine Kohle für ein bisschen Brot.', 'Sie haben kein Geld für ein wenig Brot.'],
    ['Mit Kohle heizt man das Haus.', 'Mit Kohle heizt man das Haus.'],
    ['Sie hat das Zeug zur Ärztin.', 'Sie hat das Zeug zur Ärztin.'],
    ['Wenn’s regnet, bleib ich im Haus.', 'Wenn es regnet, bleibe ich im Haus.'],
  ],
  pt: [
    ['Tenho que ir pra casa.', 'Tenho de ir para casa.'],
    ['Isso tem que ver com a escola.', 'Isso tem que ver com a escola.'],
    [
      'Ele tem que se levantar, e nós tivemos que o deixar.',
      'Ele tem de se levantar, e nós tivemos de o deixar.',
    ],
    [
      'A gente vai ao cinema, e a malta curtiu a ideia.',
      'Nós vamos ao cinema, e toda a gente gostou da ideia.',
    ],
    ['A letra miúda cansa a miúda.', 'A letra miúda cansa a rapariga.'],
    ['A gente da aldeia vem.', 'A gente da aldeia vem.'],
    ['Temos que ver isso.', 'Temos de ver isso.'],
    ['Tem que o amor lhe faz mal.', 'Tem que o amor lhe faz mal.'],
    ['O livro que tenho que ler está ali!', 'O livro que tenho de ler está ali.'],
    ['As fotos são bué boas.', 'As fotografias são muito boas.'],
    ['Há bué de gente na rua.', 'Há bué de gente na rua.'],
    ['A casa custa mais ou menos 30 euros.', 'A casa custa aproximadamente 30 euros.'],
    ['Ele está mais ou menos bem.', 'Ele está mais ou menos bem.'],
  ],
};

const casual: typeof formal = {
  fr: [
    [
      'En revanche, cela est possible lorsque la nuit tombe.',
      "Par contre, c'est possible quand la nuit tombe.",
    ],
    ['Il est nécessaire de partir afin de voir le professeur.', 'Il faut partir pour voir le prof.'],
  ],
  de: [
    ['Es ist jedoch häufig zu spät.', 'Es ist aber oft zu spät.'],
    ['Jedoch kommt er.', 'Jedoch kommt er.'],
    ['Sie erhält zudem ein Mobiltelefon.', 'Sie bekommt außerdem ein Handy.'],
  ],
  pt: [
    ['Contudo, o pai reside em Lisboa.', 'Mas o pai vive em Lisboa.'],
    ['A casa, contudo, é bonita.', 'A casa, contudo, é bonita.'],
    ['Ele necessita de ajuda a fim de viver.', 'Ele precisa de ajuda para viver.'],
  ],
};

const paraphrased: typeof formal = {
  fr: [
    ['La pluie tombe souvent en avril.', 'La pluie tombe fréquemment en avril.'],
    ['Par exemple, la mer monte.', "À titre d'exemple, la mer monte."],
    ['Il dit que par exemple la mer monte.', 'Il dit que par exemple la mer monte.'],
    ['La digue change selon le vent.', 'La digue change selon le vent.'],
    ['Selon le maire, la route est longue.', "D'après le maire, la route est longue."],
    ['Pendant que la mer monte, il dort.', 'Pendant que la mer monte, il dort.'],
    ['Lorsque la pluie tombe, les rues se vident.', 'Les rues se vident lorsque la pluie tombe.'],
    ['Quand elle rentre, la maison est vide.', 'Quand elle rentre, la maison est vide.'],
    ['On rentre parce que la nuit tombe.', 'On rentre car la nuit tombe.'],
    ["C'est parce que la nuit tombe.", "C'est parce que la nuit tombe."],
    ['Il a presque fini.', 'Il a quasiment fini.'],
  ],
  de: [
    ['Zum Beispiel steigt das Meer.', 'Beispielsweise steigt das Meer.'],
    ['Die Flut kommt oft am Abend.', 'Die Flut kommt häufig am Abend.'],
    ['Wie oft kommt die Flut?', 'Wie oft kommt die Flut?'],
    ['Viele Menschen wohnen dort.', 'Zahlreiche Menschen wohnen dort.'],
    ['In vielen Fällen ist das so.', 'In zahlreichen Fällen ist das so.'],
    [
      'Sie wiederholt den Satz, und am Abend wiederholt er ihn.',
      'Sie wiederholt den Satz, und am Abend wiederholt er ihn.',
    ],
    ['Aufgrund der Tatsache, dass es regnet, bleibt sie.', 'Weil es regnet, bleibt sie.'],
    [
      'Sie bleibt aufgrund der Tatsache, dass es regnet.',
      'Sie bleibt aufgrund der Tatsache, dass es regnet.',
    ],
    ['Vielen Dank für die Hilfe.', 'Vielen Dank für die Hilfe.'],
    ['Die schnelle Lösung ist nicht nur billig.', 'Die rasche Lösung ist nicht nur billig.'],
    ['Die Stadt bleibt, weil das Meer sie ernährt.', 'Die Stadt bleibt, da das Meer sie ernährt.'],
    ['Wenn es regnet, sind die Straßen leer.', 'Wenn es regnet, sind die Straßen leer.'],
    ['Das ist ein wichtiger Grund.', 'Das ist ein bedeutsamer Grund.'],
  ],
  pt: [
    ['Muitas vezes a chuva cai em abril.', 'Frequentemente a chuva cai em abril.'],
    ['Quando a chuva cai, as ruas ficam vazias.', 'As ruas ficam vazias quando a chuva cai.'],
    ['Quando ela chega, a casa está vazia.', 'Quando ela chega, a casa está vazia.'],
    ['Ele pergunta para que serve isso.', 'Ele pergunta para que serve isso.'],
    ['É uma razão importante.', 'É uma razão relevante.'],
    ['De acordo com o jornal, a praia fechou.', 'Segundo o jornal, a praia fechou.'],
    ['Está de acordo com isso.', 'Está de acordo com isso.'],
    ['A ponte fechou devido ao vento.', 'A ponte fechou por causa do vento.'],
    ['A maioria dos alunos vem a pé.', 'A maior parte dos alunos vem a pé.'],
  ],
};

describe.each(['fr', 'de', 'pt'] as const)('%s', (language) => {
  test.each(formal[language])('formal: %s', (text, expected) => {
    expect(wordings[language].formal(text) ?? text).toBe(expected);
  });
  test.each(casual[language])('casual: %s', (text, expected) => {
    expect(wordings[language].casual(text) ?? text).toBe(expected);
  });
  test.each(paraphrased[language])('in other words: %s', (text, expected) => {
    expect(wordings[language].paraphrase(text) ?? text).toBe(expected);
  });
});

const passages = {
  fr: 'De plus, les marées montent souvent très haut. La plupart des ports sont petits, et selon le maire, la digue est capable de tenir. Il est nécessaire de la surveiller chaque jour. Lorsque la tempête arrive, les pêcheurs restent au port.',
  de: 'Außerdem steigt die Flut oft sehr hoch. Viele Häfen sind klein, jedoch ist der Deich in der Regel stark. Trotzdem wird er jeden Tag geprüft. Die Fischer bleiben im Hafen, weil der Sturm schnell kommt.',
  pt: 'Além disso, a maré sobe muitas vezes bastante. A maioria dos portos é pequena, mas é necessário vigiar o dique todos os dias. Quando a tempestade chega, os pescadores ficam em terra. Atualmente, a razão mais importante é o vento.',
};

test.each(Object.entries(passages))(
  'three chained versions in %s, none equal to an earlier one',
  (name, text) => {
    const language = name === 'fr' || name === 'de' ? name : 'pt';
    const first = wordings[language].paraphrase(text, text) ?? '';
    const second = wordings[language].paraphrase(first, text) ?? '';
    const third = wordings[language].paraphrase(second, text) ?? '';
    expect(new Set([text, first, second, third, '']).size).toBe(5);
  },
);
