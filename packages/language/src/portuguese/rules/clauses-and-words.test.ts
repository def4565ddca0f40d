import { expect, test } from 'vitest';
import { mender } from '../../checkers/hunspell/testing/mend.ts';

const mended = mender('pt');

test.each([
  ['O cheiro das flores encheram a sala.', 'O cheiro das flores encheu a sala.'],
  ['O Rui e a Ana canta bem.', 'O Rui e a Ana cantam bem.'],
  ['Os rapazes que jogam aqui tem força.', 'Os rapazes que jogam aqui têm força.'],
  ['Os meus tios e eu jantaram em casa.', 'Os meus tios e eu jantámos em casa.'],
  ['As paredes da cozinha foram pintado.', 'As paredes da cozinha foram pintadas.'],
  ['Cada um dos vizinhos têm uma chave.', 'Cada um dos vizinhos tem uma chave.'],
  ['Fomos nós que fez a ponte.', 'Fomos nós que fizemos a ponte.'],
  ['Existe ainda vários lugares livres.', 'Existem ainda vários lugares livres.'],
  ['É necessário a presença do dono.', 'É necessária a presença do dono.'],
  ['Podem haver atrasos na linha.', 'Pode haver atrasos na linha.'],
  ['Vou comprar-o amanhã.', 'Vou comprá-lo amanhã.'],
  ['Levantámos-nos cedo.', 'Levantámo-nos cedo.'],
  ['Temos de falar-mos com ela.', 'Temos de falarmos com ela.'],
  ['Escreverei-te em breve.', 'Escrever-te-ei em breve.'],
  ['Se tu fazeres isso, agradeço.', 'Se tu fizeres isso, agradeço.'],
  ['Comprei pão para eles comer.', 'Comprei pão para eles comerem.'],
  ['Nós queremos sairmos cedo.', 'Nós queremos sair cedo.'],
  ['O ladrão foi matado pela polícia.', 'O ladrão foi morto pela polícia.'],
  ['Embora chovia, saímos.', 'Embora chovesse, saímos.'],
  ['Anteontem eles partem para Roma.', 'Anteontem eles partiram para Roma.'],
  ['Queria que ela canta-se mais alto.', 'Queria que ela cantasse mais alto.'],
  ['O resultado depende com o árbitro.', 'O resultado depende do árbitro.'],
  ['Consegui de abrir a porta.', 'Consegui abrir a porta.'],
  ['Esqueci-me a carteira em casa.', 'Esqueci-me da carteira em casa.'],
  ['A casa que nós moramos é fria.', 'A casa em que nós moramos é fria.'],
  ['Ela vive em Brasil.', 'Ela vive no Brasil.'],
  ['É um sistema anti-sísmico.', 'É um sistema antissísmico.'],
  ['O réu foi absorvido pelo juiz.', 'O réu foi absolvido pelo juiz.'],
  ['Ele trás o pão.', 'Ele traz o pão.'],
  ['Portou-se mau ontem.', 'Portou-se mal ontem.'],
  ['O meu avô morreu à mais de vinte anos.', 'O meu avô morreu há mais de vinte anos.'],
  ['Não tem nada haver com isto.', 'Não tem nada a ver com isto.'],
  ['A rua aonde moro é calma.', 'A rua onde moro é calma.'],
  ['«Obrigado», disse a menina.', '«Obrigada», disse a menina.'],
  ['Olá Rita, como estás?', 'Olá, Rita, como estás?'],
  ['Os donos do café, fecharam cedo.', 'Os donos do café fecharam cedo.'],
  ['Qual é o teu nome.', 'Qual é o teu nome?'],
])('%s', async (wrong, right) => {
  expect(await mended(wrong)).toBe(right);
});

test.each([
  'A maioria dos alunos faltaram, e o grupo de amigos riu-se.',
  'O problema são as dívidas; dois anos é muito tempo.',
  'Os livros que o Rui disse que leu estão na estante da avó.',
  'É difícil para nós fazer isso sem o Pedro saber.',
  'Quando o vir, digo-lhe que o quadro e as molduras são antigas.',
  'O teu irmão, disse ela, chegou ontem.',
  'Todos os dias como pão; esta semana vamos ao mar.',
  'Às nove horas começou à porta da igreja a conversa do costume.',
  'O comprimento da saia e o cumprimento da lei.',
  'Lembramo-nos de tudo, vamo-nos embora e fá-lo-emos amanhã.',
  'Não foi por mal; um mal menor é sempre um mal.',
  'Chegámos à uma hora, a mais de cem metros da casa.',
])('nothing is wrong with: %s', async (text) => {
  expect(await mended(text)).toBe(text);
});
