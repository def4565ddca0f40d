import type { GrammarRule } from '../grammar-rule.ts';
import { byCompany } from './by-company.ts';
import { collocations } from './collocations.ts';
import { soundAlikes } from './homophones.ts';
import { importantThing } from './important-thing.ts';
import { soForSuch } from './so-for-such.ts';
import { their } from './their.ts';
import { verbByObject } from './verb-by-object.ts';

/** A verb that does not go with its object. */
export const wordChoice: GrammarRule = (sentence) => [
  ...verbByObject(sentence),
  ...collocations(sentence),
  ...byCompany(sentence),
  ...their(sentence),
  ...importantThing(sentence),
  ...soForSuch(sentence),
  ...soundAlikes(sentence),
];
