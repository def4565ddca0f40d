import { matchCase } from '../../../engine/match-case.ts';
import type { Place, TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { isSurelyVerb } from '../../lexicon/verb-readings.ts';
import { adjectiveOf, nounOf } from '../../lexicon/word-classes.ts';
import { subjects } from '../../lexicon/words.ts';

type Rule = TokenRule<PortugueseLexicon>;

const isClauseEnd = (text: string): boolean => text === '' || /^[,.;:!?»"”)]$/.test(text);

/** "de alto a baixo", "de baixo a cima". */
const fromEndToEnd = (place: Place): boolean => /^(?:alto|cima|baixo|cabo|topo)$/.test(place.near(-1).lower);

/** "tão pouco" and "também", "em quanto" and "enquanto": one word or two. */
export const oneWordOrTwo: Rule = {
  name: 'PtOneWord',
  reason: 'SoundAlike',
  find(place, lexicon) {
    const pair = `${place.near(0).lower} ${place.near(1).lower}`;
    const next = place.near(2);
    const fault = (right: string) => ({
      first: place.at,
      last: place.at + 1,
      replacement: matchCase(place.near(0).text, right),
    });
    if (
      pair === 'em quanto' &&
      (subjects.has(next.lower) || /^(?:não|isso|se|[oa]s?)$/.test(next.lower) || isSurelyVerb(next, lexicon))
    ) {
      return fault('enquanto');
    }
    if (pair === 'de vagar') return fault('devagar');
    if (pair === 'de pressa') return fault('depressa');
    if (pair === 'com tudo' && next.text === ',' && place.near(0).opens) return fault('contudo');
    if (pair === 'por ventura' && !next.lower.startsWith('d')) return fault('porventura');
    if (pair === 'em fim' && next.text === ',' && place.near(0).opens) return fault('enfim');
    if (pair === 'a cima' && isClauseEnd(next.text) && !fromEndToEnd(place)) return fault('acima');
    if (
      pair === 'a baixo' &&
      !fromEndToEnd(place) &&
      (isClauseEnd(next.text) || next.lower.startsWith('d'))
    ) {
      return fault('abaixo');
    }
    if (pair === 'de baixo' && nounOf(place.near(-1), lexicon) === 0 && /^d[aeo]s?$/.test(next.lower)) {
      return fault('debaixo');
    }
    if (
      pair === 'sobre tudo' &&
      /^(?:quando|porque|se|para|em|no|na|os|as|o|a)$/.test(next.lower) &&
      /^[,.]$/.test(place.near(-1).text)
    ) {
      return fault('sobretudo');
    }
    if (
      pair === 'tão bem' &&
      (subjects.has(place.near(-1).lower) || /^(?:e|mas)$/.test(place.near(-1).lower)) &&
      isSurelyVerb(next, lexicon) &&
      // "como ele tão bem descreveu"
      ![-1, -2, -3].some((steps) => /^(?:como|que|quem|quando|onde)$/.test(place.near(steps).lower))
    ) {
      return fault('também');
    }
    if (pair === 'a penas' && place.near(-1).lower !== 'duras') return fault('apenas');
    if (pair === 'a pesar' && next.lower.startsWith('d')) return fault('apesar');
    if (
      pair === 'de mais' &&
      place.near(-1).isWord &&
      adjectiveOf(place.near(-1), lexicon) !== 0 &&
      isClauseEnd(next.text)
    ) {
      return fault('demais');
    }
    if (pair === 'quanto muito') return fault('quando muito');
    return undefined;
  },
};
