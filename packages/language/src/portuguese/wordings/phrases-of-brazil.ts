import { opened } from './words.ts';

/** Only after an article or a preposition: elsewhere it is an adjective of biology. */
export const afterSingular = new Map([['celular', 'telemóvel']]);
export const afterPlural = new Map([['celulares', 'telemóveis']]);

export const portuguesePhrases = new Map([
  ['café da manhã', 'pequeno-almoço'],
  ['de fato', 'de facto'],
  ['fones de ouvido', 'auscultadores'],
  ['história em quadrinhos', 'banda desenhada'],
  ['histórias em quadrinhos', 'bandas desenhadas'],
  ['mídias sociais', 'redes sociais'],
  ['o fato de', 'o facto de'],
  ['ao fato de', 'ao facto de'],
  ['do fato de', 'do facto de'],
  ['pelo fato de', 'pelo facto de'],
  ['planilha de cálculo', 'folha de cálculo'],
  ['planilhas de cálculo', 'folhas de cálculo'],
  ['telefone celular', 'telemóvel'],
  ['telefones celulares', 'telemóveis'],
  ['trilhão', 'bilião'],
  ['trilhões', 'biliões'],
  ['um bilhão', 'mil milhões'],
]);

/** Where the rest of a text shows that it was written in Brazil; in Portugal "fato" is a suit. */
export const phrasesOfBrazil = new Map([
  ['de um em um', 'de um em um'],
  ['de uma em uma', 'de uma em uma'],
  ['em um', 'num'],
  ['em uma', 'numa'],
  ['em umas', 'numas'],
  ['em uns', 'nuns'],
  ['cadastro', 'registo'],
  ['cadastros', 'registos'],
  ['cadastrar', 'registar'],
  ['cadastrado', 'registado'],
  ['cadastrados', 'registados'],
  ['cadastrada', 'registada'],
  ['cadastradas', 'registadas'],
  ['fato', 'facto'],
  ['fatos', 'factos'],
  ['senha', 'palavra-passe'],
  ['senhas', 'palavras-passe'],
]);

/** Of words and spellings that Portugal never had. */
export const isBrazilian = (text: string): boolean =>
  /(?<!\p{L})(?:bilh(?:ão|ões)|câncer|caminh(?:ão|ões)|contat[aáo]|dezess|equipes?(?!\p{L})|esport|metrô|ônibus|planej|registr|seç(?:ão|ões)|trens?(?!\p{L})|usuári)/iu.test(
    text,
  ) || text.split(/[^\p{L}]+/u).some((word) => opened(word) !== word);
