import { here, type TokenRule } from '../../../engine/tokens/rule.ts';
import type { PortugueseLexicon } from '../../lexicon/lexicon.ts';
import { readingsOf } from '../../lexicon/verb-readings.ts';

type Rule = TokenRule<PortugueseLexicon>;

/** Regular and short participles of the same verb: "ter" takes the former, "ser" and "estar" the latter. */
const short: ReadonlyMap<string, string> = new Map([
  ['prendid', 'pres'],
  ['acendid', 'aces'],
  ['matad', 'mort'],
  ['morrid', 'mort'],
  ['elegid', 'eleit'],
  ['expulsad', 'expuls'],
  ['suspendid', 'suspens'],
  ['imprimid', 'impress'],
  ['soltad', 'solt'],
  ['salvad', 'salv'],
  ['limpad', 'limp'],
  ['pagad', 'pag'],
  ['gastad', 'gast'],
  ['ganhad', 'ganh'],
  ['extinguid', 'extint'],
  ['submergid', 'submers'],
  ['dispersad', 'dispers'],
  ['entregad', 'entregue'],
  ['aceitad', 'aceite'],
]);

/** "foi prendido", "tinha feitos" (Cunha e Cintra, cap. 13). */
export const shortParticiple: Rule = {
  name: 'PtShortParticiple',
  reason: 'VerbForm',
  find(place, lexicon) {
    const [, stem = '', ending = ''] = /^(\p{L}+d)([oa]s?)$/u.exec(place.near(0).lower) ?? [];
    const other = short.get(stem);
    if (other === undefined) return undefined;
    const before = place.near(
      /^(?:já|logo|ontem|hoje|finalmente|também|mesmo)$/.test(place.near(-1).lower) ? -2 : -1,
    );
    const isPassive =
      /^(?:sido|ser|estar|sendo)$/.test(before.lower) ||
      readingsOf(before, lexicon).some(({ lemma }) => /^(?:ser|estar|ficar)$/.test(lemma));
    if (!isPassive) return undefined;
    return here(place, other.endsWith('e') ? other + (ending.endsWith('s') ? 's' : '') : other + ending);
  },
};

/** "tinham feitas as malas", "temos comprados": after "ter" the participle does not change. */
export const participleWithTer: Rule = {
  name: 'PtTerParticiple',
  reason: 'Concord',
  find(place, lexicon) {
    const word = place.near(0).lower;
    const form = word.replace(/(?:a|os|as)$/, 'o');
    if (form === word || !/(?:[aiu]do|eito|[pr]osto|isto|berto|scrito|dito|ganho|pago|gasto)$/.test(form)) {
      return undefined;
    }
    if (lexicon.noun(word) !== 0 || lexicon.adjective(form) === 0) return undefined;
    const before = place.near(-1);
    const isTer = readingsOf(before, lexicon).some(
      ({ lemma, tense }) => lemma === 'ter' && /^(?:p|pi|pmp|c|pic|f)$/.test(tense),
    );
    if (!isTer || /^(?:as|os|lhe)$/.test(place.near(-2).lower)) return undefined;
    const next = place.near(1).lower;
    // "tinha guardadas duas cartas" is old but right; "tinha chegada" is not.
    return /^(?:[oa]s?|um|uma|de|a|em|no|na|para|por|muito|com|ao|à|pelo|pela|já|ontem|hoje|tarde|cedo|há|bem|mal|,|\.)$/.test(
      next,
    ) || next === ''
      ? here(place, form)
      : undefined;
  },
};

const lasting =
  /^(?:professor|médic|engenheir|enfermeir|portugues|português|francês|frances|ingles|inglês|brasileir|espanho|alem|advogad|alt|baix)/;
const passing = /^(?:cansad|zangad|constipad|sentad|deitad|grávida)[oae]?s?$/;

/** "sou cansado", "está professor": temporary states take "estar", lasting ones "ser" (COPLE2). */
export const serOrEstar: Rule = {
  name: 'PtSerEstar',
  reason: 'VerbForm',
  find(place, lexicon) {
    const verb = place.near(0);
    const reading =
      readingsOf(verb, lexicon).find(
        ({ lemma, tense }) => /^(?:ser|estar)$/.test(lemma) && /^(?:p|pi)$/.test(tense),
      ) ?? (verb.lower === 'é' ? { lemma: 'ser', tense: 'p' as const, person: '3s' as const } : undefined);
    if (!reading) return undefined;
    let steps = 1;
    while (
      steps < 3 &&
      /^(?:muito|tão|bastante|já|sempre|um|uma|pouco|demasiado)$/.test(place.near(steps).lower)
    ) {
      steps++;
    }
    const word = place.near(steps).lower;
    const next = place.near(steps + 1).lower;
    if (
      reading.lemma === 'ser' &&
      passing.test(word) &&
      steps < 3 &&
      !/^(?:um|uma)$/.test(place.near(1).lower)
    ) {
      if (/^(?:por|pelo|pela|pelos|pelas)$/.test(next)) return undefined;
      const form = lexicon.conjugate('estar', reading.tense, reading.person);
      return form === undefined ? undefined : here(place, form);
    }
    if (
      reading.lemma === 'estar' &&
      lasting.test(word) &&
      steps === 1 &&
      // "no palco estão professores", "está alemão na lista"
      reading.person !== '3p' &&
      !/^(?:alt|baix)/.test(word) &&
      next !== 'de'
    ) {
      const form =
        lexicon.conjugate('ser', reading.tense, reading.person) ??
        (reading.person === '3s' ? 'é' : undefined);
      return form === undefined ? undefined : here(place, form);
    }
    return undefined;
  },
};
