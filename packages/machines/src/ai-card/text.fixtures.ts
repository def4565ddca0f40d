/** A paragraph and three rewritten versions of it. */
export const selection =
  'Because of the fact that the canals were built, coal became cheaper, and because coal became cheaper a great many workshops that had previously been located near to the mines moved into the town.';

export const summary = 'The canals made coal cheaper and drew the workshops from the mines into the town.';

export const paraphrase =
  'Cheaper coal, brought by the canals, pulled the workshops away from the mines and into the town.';

export const secondParaphrase =
  'Once boats had cut the price of coal, workshops left the mines and settled in the town.';
