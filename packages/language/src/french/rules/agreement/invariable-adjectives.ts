import { words } from '../../../engine/tokens/word-list.ts';

/** Adverbs and prepositions that are also adjectives: after a noun they need not agree. */
export const invariable = words(
  'même tout plein sauf proche bien mal haut bas court fort demi cher juste environ exprès seul possible soi-disant standard marron orange crème rose violet mauve bordeaux kaki super chic sympa bio nord sud est ouest ci-joint excepté vu dit supposé considéré ensemble tard pas plus point avant arrière autre certain quelque tel second premier dernier',
);
