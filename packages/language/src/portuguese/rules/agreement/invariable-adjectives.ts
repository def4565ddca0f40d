import { words } from '../../../engine/tokens/word-list.ts';

/** Words that need not agree with the noun before them. */
export const invariable = words(
  'menos demais rosa laranja cinza só mesmo junto alerta pouco muito meio todo bastante perto longe baixo alto certo claro direito exceto salvo incluindo conforme segundo devido dado visto segunda terça quarta quinta sexta',
);
