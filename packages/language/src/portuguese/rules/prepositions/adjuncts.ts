import { words } from '../../../engine/tokens/word-list.ts';

/**
 * Words after a preposition that express time or manner, not the verb's complement: "participar à distância", "começar
 * às seis".
 */
export const adjuncts = words(
  'distância noite tarde manhã mesa mão força pressa vivo mesmo longo fim lado sábado sábados domingo domingos partir vezes princípio início tempo espera vontade toa sério máximo menos todo toda título priori uma duas três quatro cinco seis sete oito nove dez onze meio-dia meia-noite porta luz sombra chuva sol custa volta conta favor geral particular cima frente breve dia ano mês semana casa segunda-feira terça-feira quarta-feira quinta-feira sexta-feira que facto novo vez manhãzinha repente certeza acordo conjunto grupo linux equipa família',
);

/** Words that express degree: "depende em grande parte". */
export const sayingHowMuch =
  /^(?:grande|larga|boa|primeir[oa]|últim[oa]|muit[oa]s?|cert[oa]s?|algum|alguma|alguns|algumas|média|urgência|absoluto|exclusivo|especial)$/;
