import type { EssaySample } from '@octavo/ui/flows/samples';

const begun = [
  {
    title: 'Why we still write in the margins',
    text: 'A reader with a pencil is never quite alone. Long before the comment box, people answered books in the only space that was left to them, and what they wrote there was seldom polite.',
    type: 'argumentative',
  },
  {
    title: 'Tidal power on the Douro: what the river allows',
    text: 'Between Crestuma and the sea the Douro rises and falls twice a day. Whoever wants to take power from that movement has to ask first what the river authority measures, and what it keeps to itself.',
    type: 'classic',
  },
  {
    title: 'Two cities, one summer',
    text: 'Lisbon and Leeds have planted about as many trees in ten years, and yet only one of them has become cooler. The difference lies in where the trees stand, and for whom.',
    type: 'compare and contrast',
  },
  {
    title: 'Notes on Pessoa’s heteronyms',
    text: 'Caeiro denies depth, Reis denies desire, Campos denies nothing. Read side by side, the three are less a crowd than an argument that one man had with himself for twenty years.',
    type: 'critique',
  },
  {
    title: 'My grandmother’s kitchen table',
    text: 'The table was too large for the room, so everything in the house happened around it. I learnt to read there, between the flour and the wireless, with one eye on the door.',
    type: 'memoir',
  },
  {
    title: 'Let the libraries lend tools',
    text: 'A drill is used for eleven minutes in its life. A library that lends drills saves a street some money and, what matters more, gives neighbours a reason to meet.',
    type: 'persuasive',
  },
] as const;

/** Thirty samples, as the home page shows them. */
export const samples: readonly EssaySample[] = Array.from({ length: 30 }, (_, index) => {
  const { title, text, type } = begun[index % begun.length] ?? begun[0];
  return { id: `sample-${index + 1}`, title, text, type, words: 640 + index * 37 };
});
