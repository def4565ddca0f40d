import { expect, test } from 'vitest';
import { mender } from '../../checkers/hunspell/testing/mend.ts';

const mended = mender('pt');

test.each([
  // Spelling: abbreviations, future forms with a pronoun within, names, Latin, loanwords, rare words.
  'Exmos. Senhores, solicito a V. Exas. uma resposta.',
  'Dir-lhe-ei amanhã; far-se-á o que for preciso e perder-se-ão horas.',
  'O zoólogo Karl von Frisch recebeu o título de doutor honoris causa.',
  'Pousou a bengala de castão de prata ao lado da maquete.',
  // Prepositions: what stands behind a verb may be its subject, or say how and when.
  'Riam-se os pirilampos. Resistiu o castelo. Queixava-se o velho ao padre.',
  'Junta-se o açúcar e serve-se a sopa bem quente.',
  'Lembra-me o cheiro da figueira.',
  'Da medida dependem muitas famílias, e dela depende a sua casa.',
  'O arguido recorreu da sentença e encontra-se à porta, de baixa.',
  'Ele aproximou-se com cuidado e despediu-se com um abraço.',
  'O que pensas do filme? Depende em grande parte do público.',
  'As horas que não contamos e a língua que falamos são nossas.',
  'Este prato é o equivalente do nosso cozido.',
  // Agreement: nouns of both genders, numerals, several nouns, subjects that are clauses.
  'Os economistas saíram da camioneta com o estafeta.',
  'Eram vinte e uma horas de um dia de inverno.',
  'Pague a renda no prazo e no lugar convencionados.',
  'Guardou um retrato de uma criança pintado a óleo.',
  'Não basta as famílias pagarem menos: é preciso poupar.',
  'Cabe aos pais dar o exemplo; interessa aos filhos segui-lo.',
  // Words of like sound, told apart by what stands directly beside them.
  'Pessoas sem casa e alunos sem livros pediram ajuda.',
  'Uma de vós sinto que sofre um aperto no peito.',
  'Nessa noite houve música e dança em casa do Anselmo.',
  'Coza a massa durante meia hora.',
  'A viagem não correu mal; nesta viagem não choveu.',
  'Quem infringir a lei sofre uma pena.',
  'A lista de tarefas é comprida.',
  'No concelho de Mafra, o meu pai deu aulas.',
  'Rende quatro doses, mais as sobras do dia seguinte.',
  'É difícil, mais ainda para quem chega tarde.',
  'Olharam-no de alto a baixo; a mulher, que tão bem o conhecia, calou-se.',
  'É perigoso porque causa danos.',
  'O plano é bom, se não há pressa.',
  'Mas tu é que sabes, e eu é que pago.',
  'Chegou a hora, voltou a paz e ele visita a avó; devido a avaria, não há luz.',
  'Eram todos amigos. As palavras-chave serão dadas depois; estas serão poucas.',
  'No Portugal contemporâneo, poucos são mais bem pagos do que ele.',
  'Subiu para cima da mesa e desceu para baixo do alpendre.',
  'Vossa Excelência está enganado.',
  // The rest: traits, moods, days of the calendar, doubled words, commas.
  'Há quem ache que ler é aborrecido.',
  'Os resultados sugerem que as mais velhas são mais precisas.',
  'Suba a Rua 5 de Outubro; festeja-se o 25 de Abril.',
  'Se se esquecer de uma dose, não tome duas.',
  'O que falta não é tecnologia, é vontade de a usar.',
])('nothing is wrong with: %s', async (text) => {
  expect(await mended(text)).toBe(text);
});

test.each([
  ['Esqueci-me o saco na loja.', 'Esqueci-me do saco na loja.'],
  ['A Rita esqueceu-se a chave na mesa.', 'A Rita esqueceu-se da chave na mesa.'],
  ['Isso depende em ti.', 'Isso depende de ti.'],
  ['A Ana renunciou do cargo.', 'A Ana renunciou ao cargo.'],
  ['Existe muitas formas de lá chegar.', 'Existem muitas formas de lá chegar.'],
  ['Fui a Lisboa no mês de Outubro.', 'Fui a Lisboa no mês de outubro.'],
  ['Era uma surpreza.', 'Era uma surpresa.'],
])('%s', async (wrong, right) => {
  expect(await mended(wrong)).toBe(right);
});
