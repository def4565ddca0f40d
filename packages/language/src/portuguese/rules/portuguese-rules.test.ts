import { expect, test } from 'vitest';
import { mender } from '../../checkers/hunspell/testing/mend.ts';

const mended = mender('pt');

test.each([
  ['Os livro estão na mesa.', 'Os livros estão na mesa.'],
  ['O viagem foi longa.', 'A viagem foi longa.'],
  ['A casa é bonito.', 'A casa é bonita.'],
  ['Ela está muito cansado.', 'Ela está muito cansada.'],
  ['Comprei uma mesa redondo.', 'Comprei uma mesa redonda.'],
  ['Perdi o meu carteira.', 'Perdi a minha carteira.'],
  ['Nós vai ao mercado.', 'Nós vamos ao mercado.'],
  ['Eles tem razão.', 'Eles têm razão.'],
  ['A gente vamos amanhã.', 'A gente vai amanhã.'],
  ['Tu fizestes bem.', 'Tu fizeste bem.'],
  ['Os alunos gosta de ler.', 'Os alunos gostam de ler.'],
  ['Existe muitos problemas.', 'Existem muitos problemas.'],
  ['Moro aqui à dois anos.', 'Moro aqui há dois anos.'],
  ['Fazem dois anos que moro aqui.', 'Faz dois anos que moro aqui.'],
  ['Haviam muitas pessoas na rua.', 'Havia muitas pessoas na rua.'],
  ['Houveram problemas.', 'Houve problemas.'],
  ['Chego daqui há dez minutos.', 'Chego daqui a dez minutos.'],
  ['Vou a escola todos os dias.', 'Vou à escola todos os dias.'],
  ['Vamos à pé.', 'Vamos a pé.'],
  ['Ontem fui no cinema.', 'Ontem fui ao cinema.'],
  ['Queria ir, mais não posso.', 'Queria ir, mas não posso.'],
  ['Ele é mas alto do que eu.', 'Ele é mais alto do que eu.'],
  ['Foi um mal dia.', 'Foi um mau dia.'],
  ['Estou fazendo o jantar.', 'Estou a fazer o jantar.'],
  ['Me chamo Ana.', 'Chamo-me Ana.'],
  ['Ele não chama-se Rui.', 'Ele não se chama Rui.'],
  ['O fato de que chove não importa.', 'O facto de que chove não importa.'],
  ['O ônibus chegou.', 'O autocarro chegou.'],
  ['Se eu teria tempo, ia.', 'Se eu tivesse tempo, ia.'],
  ['Quando eu ver o Rui, digo-lhe.', 'Quando eu vir o Rui, digo-lhe.'],
  ['Espero que ele está bem.', 'Espero que ele esteja bem.'],
  ['Gosto música clássica.', 'Gosto de música clássica.'],
  ['Isto é para mim fazer.', 'Isto é para eu fazer.'],
  ['A historia do pais é longa.', 'A história do país é longa.'],
  ['Isto é mais grande.', 'Isto é maior.'],
  ['Ontem vou ao médico.', 'Ontem fui ao médico.'],
  ['Ele pôs o livro em a mesa.', 'Ele pôs o livro na mesa.'],
])('%s', async (wrong, right) => {
  expect(await mended(wrong)).toBe(right);
});

test.each([
  'As moedas que trazia no bolso eram poucas, e as coisas que a vida traz são outras.',
  'Não o vejo há muito tempo; que a ajude quem puder.',
  'O facto de o aluno ter faltado, antes de ele chegar, não nos diz nada.',
  'Havia de vir gente, haviam chegado todos e eles haviam de saber.',
  'Foi a segunda vez que a cavalo e a pé chegámos a casa.',
  'Espero que esta carta te encontre bem.',
  'Se não chover, vamos; senão, ficamos. Porque não vens?',
  'Ele está a ler, ela anda a estudar e nós continuamos cá.',
  'Não sei se ele teria tempo; perguntou se eu iria.',
  'Levantámo-nos cedo, sentei-me e disse-lhe que não se preocupasse.',
  'A maioria dos alunos gostou, e quase todos os que vieram ficaram.',
  'O problema é o clima, e o mapa está na sala do cinema.',
  'O seu fato de banho é azul; de facto, é bonito.',
  'À noite, às vezes, vou à praia a correr.',
  'Mais pessoas, mas não mais dinheiro; cada vez mais cedo.',
  'Ele foi condenado a dez anos de prisão em 25 de abril de 1931.',
  'É três vezes maior, dois anos mais velha e, uma vez terminado o jantar, um bocado cansada.',
  'O polícia chegou; os preços é que sobem, e ela foi-se embora.',
  'Preciso de ti e é preciso comprar pão.',
])('nothing is wrong with: %s', async (text) => {
  expect(await mended(text)).toBe(text);
});
