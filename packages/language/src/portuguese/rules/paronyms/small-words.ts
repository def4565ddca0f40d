import type { Paronym } from '../../../engine/tokens/paronyms.ts';

/** Short words that sound the same. */
export const smallWords: readonly Paronym[] = [
  {
    wrong: /^cem$/,
    right: 'sem',
    next: /^(?:dinheiro|dúvida|ninguém|nada|querer|saber|falar|dizer|fazer|ti|mim|ele|ela|problema|medo|razão|açúcar|sal|parar|ajuda|tempo|dormir|que|pensar|comer|sentido|fim|casa|trabalho|água|luz)$/,
  },
  {
    wrong: /^sem$/,
    right: 'cem',
    next: /^(?:euros|quilómetros|metros|anos|gramas|vezes|mil)$/,
    unless: /^(?:ficar|ficou|viver|há|conta)$/,
    reach: 3,
  },
  {
    wrong: /^vós$/,
    right: 'voz',
    before: /^(?:minha|tua|sua|uma|bonita|linda|bela|boa|na|da)$/,
  },
  {
    wrong: /^houve(m?)$/,
    right: 'ouve$1',
    near: /^(?:música|rádio|conselhos|atentamente|canções)/,
    before: /^(?:ele|ela|avô|avó|pai|mãe|me|te|nos)$/,
    unless: /^(?:não|festa|concerto|muita|boa|problema)$/,
    reach: 3,
  },
];
