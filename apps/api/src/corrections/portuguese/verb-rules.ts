import { matchCase } from '../../generation/built-in/match-case.ts';
import { here, type Place, type TokenRule } from '../tokens/rule.ts';
import type { Token } from '../tokens/token.ts';
import { words } from '../tokens/word-list.ts';
import { isLower, phraseAt } from './agreement-rules.ts';
import { FS, singular, type PortugueseLexicon } from './lexicon.ts';
import { determiners, proclitics, subjects } from './words.ts';

type Rule = TokenRule<PortugueseLexicon>;
const estar = /^(?:est(?:ou|ás|á|amos|ão|ava|avas|ávamos|avam|ive|eve|iveram|iver|eja|ar))$/;

/** "estou fazendo": in Portugal "estou a fazer" (Cunha e Cintra, cap. 13). */
export const gerund: Rule = {
  name: 'PtGerund',
  reason: 'Variety',
  find(place, lexicon) {
    if (!estar.test(place.near(-1).lower)) return undefined;
    const word = place.near(0).lower;
    const [, bare = word, clitic = ''] = /^(.+ndo)(-(?:me|te|se|lhe|nos))?$/.exec(word) ?? [];
    const lemma = lexicon.gerundOf(bare);
    return lemma === undefined ? undefined : here(place, `a ${lemma}${clitic}`);
  },
};

/** "se eu teria", "se eu ver", "quando ele vir": conditions (Cunha e Cintra, cap. 13 and 18). */
export const conditions: Rule = {
  name: 'PtCondition',
  reason: 'VerbForm',
  find(place, lexicon) {
    if (
      !/^(?:se|quando)$/.test(place.near(0).lower) ||
      !(
        place.near(0).opens ||
        /^(?:,|e|mas|que|não)$/.test(place.near(-1).lower) ||
        !/^(?:não|sei|sabe|saber|perguntou|pergunta)$/.test(place.near(-1).lower)
      )
    ) {
      return undefined;
    }
    const subject = place.near(1);
    const person = subjects.get(subject.lower);
    if (person === undefined) return undefined;
    const steps = /^(?:não|me|te|se|o|a|lhe|nos|já)$/.test(place.near(2).lower) ? 3 : 2;
    const verb = place.near(steps);
    const readings = lexicon.finite(verb.lower);
    const conditional = readings.find(({ tense }) => tense === 'c');
    if (
      place.near(0).lower === 'se' &&
      conditional &&
      !/^(?:sei|sabe|sabia|perguntou|saber|dúvida|pergunto)$/.test(place.near(-1).lower)
    ) {
      const form = lexicon.conjugate(conditional.lemma, 'pic', person);
      return form === undefined
        ? undefined
        : { first: place.at + steps, last: place.at + steps, replacement: form };
    }
    const isInfinitive =
      /^(?:ver|fazer|ter|estar|ser|ir|poder|querer|saber|dizer|trazer|pôr|dar|vir|haver)$/.test(verb.lower);
    if (
      !isInfinitive ||
      (verb.lower === 'vir' && place.near(0).lower === 'quando') ||
      /^\p{L}+r$/u.test(place.near(steps + 1).lower)
    ) {
      return undefined;
    }
    const form = lexicon.conjugate(verb.lower, 'fc', person);
    return form === undefined || form === verb.lower
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

/** "espero que está", "talvez é": what asks for the subjunctive (Cunha e Cintra, cap. 13). */
export const subjunctive: Rule = {
  name: 'PtSubjunctive',
  reason: 'VerbForm',
  find(place, lexicon) {
    const word = place.near(0).lower;
    const before = place.near(-1).lower;
    const asks =
      /^(?:talvez|embora|oxalá)$/.test(word) ||
      (word === 'que' &&
        /^(?:espero|espera|esperamos|quero|quer|queremos|queres|duvido|para|antes|sem|desejo|peço|pede|importante|preciso|possível|necessário|provável|melhor|pena|bom|gostava|tomara|medo|contanto|ainda|mesmo)$/.test(
          before,
        )) ||
      (word === 'caso' && place.near(0).opens);
    if (
      word === 'embora' &&
      lexicon.finite(before.replace(/-.*$/, '')).length + Number(lexicon.isInfinitive(before)) > 0
    ) {
      return undefined;
    }
    if (!asks || (before === 'que' && word !== 'talvez')) return undefined;
    if (
      word === 'que' &&
      /^(?:melhor|bom|para|mesmo|ainda|possível|preciso)$/.test(before) &&
      /^(?:do|o|a|é|lo|disse|no|na|tão|mais|sabe|sei)$/.test(place.near(-2).lower) &&
      !/^(?:é|foi|era)$/.test(place.near(-2).lower)
    ) {
      return undefined;
    }
    if (word === 'que' && /^(?:ainda|mesmo)$/.test(before) && !place.near(-1).opens) return undefined;
    let steps = 1;
    let person = subjects.get(place.near(1).lower);
    if (person !== undefined) steps++;
    else {
      const phrase = phraseAt({ ...place, at: place.at + 1, near: (more) => place.near(more + 1) }, lexicon);
      if (phrase) {
        steps = phrase.noun - place.at + 1;
        person = (phrase.set & phrase.agreement & singular) !== 0 ? '3s' : '3p';
      }
    }
    if (/^(?:não|me|te|se|o|a|lhe|nos|já|também)$/.test(place.near(steps).lower)) steps++;
    const verb = place.near(steps);
    if (!/^\p{Ll}/u.test(verb.text)) return undefined;
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'i');
    const reading = readings.find(
      (one) => one.tense === 'p' && (person === undefined || one.person === person),
    );
    if (
      !reading ||
      readings.some(({ tense }) => tense === 'pc' || tense === 'pic' || tense === 'fc') ||
      lexicon.noun(verb.lower) !== 0
    ) {
      return undefined;
    }
    const form = lexicon.conjugate(reading.lemma, 'pc', reading.person);
    return form === undefined || form === verb.lower
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};

const clitic = /^(?:me|te|lhe|lhes|nos|vos|se)$/;
const isVerb = (token: Token, lexicon: PortugueseLexicon): boolean =>
  /^\p{Ll}/u.test(token.text) && lexicon.finite(token.lower).some(({ tense }) => /^(?:p|pp|pi)$/.test(tense));

/** "Me chamo", "Eu me chamo": in Portugal the pronoun stands behind the verb (Cunha e Cintra, cap. 11). */
export const pronounPlace: Rule = {
  name: 'PtPronounPlace',
  reason: 'Variety',
  find(place, lexicon) {
    const word = place.near(0);
    const verb = place.near(1);
    if (!clitic.test(word.lower)) return undefined;
    if (word.opens && !/^(?:se|nos|vos)$/.test(word.lower) && isVerb(verb, lexicon)) {
      return {
        first: place.at,
        last: place.at + 1,
        replacement: `${matchCase(word.text, verb.text)}-${word.lower}`,
      };
    }
    const subject = place.near(-1);
    const isMain = subject.opens && subjects.has(subject.lower) && !/^(?:tu)$/.test(word.lower);
    if (isMain && isVerb(verb, lexicon) && !/\?/.test(place.near(3).text)) {
      return {
        first: place.at,
        last: place.at + 1,
        replacement: `${joined(verb.text, word.lower)}-${word.lower}`,
      };
    }
    return undefined;
  },
};

/** "nós levantamo-nos": the s goes before "nos". */
const joined = (verb: string, pronoun: string): string =>
  pronoun === 'nos' && verb.endsWith('mos') ? verb.slice(0, -1) : verb;

/** "não chama-se": these words call the pronoun before the verb. */
export const pronounBefore: Rule = {
  name: 'PtPronounBefore',
  reason: 'Order',
  find(place, lexicon) {
    const [, verb, pronoun] = /^(\p{Ll}+)-(me|te|se|lhe|lhes|nos|vos)$/u.exec(place.near(0).text) ?? [];
    if (
      verb === undefined ||
      pronoun === undefined ||
      !/^(?:não|nunca|jamais|ninguém|que|quem|onde|porque|quando|já|também|ainda|sempre|nada|se|embora|talvez|enquanto)$/.test(
        place.near(-1).lower,
      )
    ) {
      return undefined;
    }
    if (
      lexicon.finite(verb).length === 0 ||
      (place.near(-1).lower === 'que' && /^(?:é|do)$/.test(place.near(-2).lower))
    ) {
      return undefined;
    }
    return here(place, `${pronoun} ${verb}`);
  },
};

const vowels: Readonly<Record<string, string>> = { a: 'áâ', e: 'éê', i: 'í', o: 'óô', u: 'ú' };

/** "a historia", "o numero": without its accent the noun is a form of a verb. */
export const missingAccent: Rule = {
  name: 'PtMissingAccent',
  reason: 'Accent',
  find(place, lexicon) {
    const set = determiners.get(place.near(-1).lower);
    const word = place.near(0);
    if (set === undefined || !isLower(word) || /[áàâãéêíóôõúç]/.test(word.lower)) return undefined;
    if (
      /^(?:a|o|as|os|nos|no|na|nas)$/.test(place.near(-1).lower) &&
      (proclitics.has(place.near(-2).lower) || subjects.has(place.near(-2).lower))
    ) {
      return undefined;
    }
    if (
      lexicon.noun(word.lower) !== 0 ||
      lexicon.adjective(word.lower) !== 0 ||
      lexicon.finite(word.lower).length === 0 ||
      lexicon.isInfinitive(word.lower)
    ) {
      return undefined;
    }
    for (let at = 0; at < word.lower.length - 1; at++) {
      for (const accented of Array.from(vowels[word.lower.charAt(at)] ?? '')) {
        const form = word.lower.slice(0, at) + accented + word.lower.slice(at + 1);
        if (lexicon.isKnown(form) && (lexicon.noun(form) & set) !== 0) return here(place, form);
      }
    }
    return undefined;
  },
};

const going =
  /^(?:vou|vais|vai|vamos|vão|fui|foste|foi|fomos|foram|ia|ias|iam|íamos|ir|volto|voltei|voltou|voltar|voltámos|cheguei|chegou|chegámos|chegar|chegaram|assisti|assistiu|assistir|regressei|regressou|regressar|desobedecer|obedecer)$/;
const govern =
  /^(?:devido|graças|relação|quanto|respeito|face|referente|junto|acesso|igual|semelhante|próximo|frente|obedecer|obedece|pertence|pertencem|regresso|ida|visita|direito)$/;

/** "vou a escola", "devido a chuva": the preposition and the article are "à" (Cunha e Cintra, cap. 15). */
export const crasis: Rule = {
  name: 'PtCrasis',
  reason: 'Accent',
  find(place, lexicon) {
    const word = place.near(0).lower;
    const next = place.near(1);
    const before = place.near(-1).lower;
    if (word === 'a') {
      if (!isLower(next) || lexicon.noun(next.lower) !== FS || lexicon.isInfinitive(next.lower)) {
        return undefined;
      }
      if (/^(?:casa|pé|terra|uma|cavalo|cada|mais|essa|esta)$/.test(next.lower)) return undefined;
      const isGoing = /^fo|^fui$/.test(before) ? goals.has(next.lower) : going.test(before);
      return isGoing || govern.test(before) ? here(place, 'à') : undefined;
    }
    if (word === 'à') {
      if (lexicon.isInfinitive(next.lower) && lexicon.noun(next.lower) === 0) {
        return here(place, matchCase(place.near(0).text, 'a'));
      }
      if (
        /^(?:partir|pé|cavalo|tempo|prazo|lápis|bordo|mim|ti|ele|eles|ela|elas|você|vocês|isto|isso|aquilo|um|uma|este|esta|esse|essa|nós|quem|cada|todos|todas|qualquer|alguém|ninguém|toda|meu|seu|teu|nosso)$/.test(
          next.lower,
        )
      ) {
        return here(
          place,
          matchCase(
            place.near(0).text,
            next.lower === 'meu' || next.lower === 'seu' || next.lower === 'teu' || next.lower === 'nosso'
              ? 'ao'
              : 'a',
          ),
        );
      }
    }
    return undefined;
  },
};

const motion = words(
  'vou vais vai vamos vão fui foste foi fomos foram ir cheguei chegou chegámos chegar chegaram voltei voltou voltar ia iam íamos',
);
const goals = words(
  'cinema praia escola médico supermercado banco restaurante hospital mercado teatro universidade café museu aeroporto parque centro cidade ginásio dentista estádio biblioteca loja piscina igreja padaria farmácia trabalho campo montanha',
);

/** "vou no cinema": verbs of motion take "a" (Cunha e Cintra, cap. 15). */
export const motionPreposition: Rule = {
  name: 'PtMotion',
  reason: 'Preposition',
  find(place) {
    const word = place.near(0).lower;
    if (!motion.has(place.near(-1).lower) || !/^(?:no|na)$/.test(word) || !goals.has(place.near(1).lower)) {
      return undefined;
    }
    return here(place, word === 'no' ? 'ao' : 'à');
  },
};

/** "gosto música", "preciso comprar": these verbs take "de". */
export const ofVerbs: Rule = {
  name: 'PtGostarDe',
  reason: 'Preposition',
  find(place, lexicon) {
    const word = place.near(0).lower;
    const isLiking =
      /^(?:gosto|gostas|gosta|gostamos|gostam|gostava|gostavas|gostavam|gostei|gostou|gostámos|gostaram|gostaria|gostar)$/.test(
        word,
      );
    const isNeeding = /^(?:precisas|precisa|precisamos|precisam|precisava|precisei|precisou|preciso)$/.test(
      word,
    );
    if (!isLiking && !isNeeding) return undefined;
    if (
      determiners.has(place.near(-1).lower) ||
      /^(?:é|foi|era|será|seja|de|com|que|bom|mau|quem|do)$/.test(place.near(-1).lower)
    ) {
      return undefined;
    }
    const steps = /^(?:muito|mais|imenso|bastante|tanto|pouco)$/.test(place.near(1).lower) ? 2 : 1;
    const next = place.near(steps);
    const isNoun =
      isLower(next) &&
      lexicon.noun(next.lower) !== 0 &&
      lexicon.finite(next.lower).length === 0 &&
      !/^(?:muito|mais|imenso|quando|como|porque|bem|menos|tanto)$/.test(next.lower);
    const isInfinitive =
      isLower(next) && lexicon.isInfinitive(next.lower) && !/^(?:ou|que)$/.test(next.lower);
    const isArticle =
      isLiking &&
      /^(?:o|a|os|as)$/.test(next.lower) &&
      isLower(place.near(steps + 1)) &&
      lexicon.noun(place.near(steps + 1).lower) !== 0;
    const isIndefinite =
      /^(?:um|uma)$/.test(next.lower) &&
      isLower(place.near(steps + 1)) &&
      lexicon.noun(place.near(steps + 1).lower) !== 0;
    if (isIndefinite) {
      return {
        first: place.at,
        last: place.at + steps - 1,
        replacement: `${place.tokens
          .slice(place.at, place.at + steps)
          .map(({ text }) => text)
          .join(' ')} de`,
      };
    }
    if (!isNoun && !isInfinitive && !isArticle) return undefined;
    if (isNeeding && isNoun && word === 'preciso') return undefined;
    const last = place.at + steps - (isArticle ? 0 : 1);
    const head = place.tokens
      .slice(place.at, place.at + steps)
      .map(({ text }) => text)
      .join(' ');
    return isArticle
      ? { first: place.at, last, replacement: `${head} d${next.lower}` }
      : { first: place.at, last, replacement: `${head} de` };
  },
};

/** "em a casa", "por o caminho": contractions; not "de o", which stands before a subject. */
export const contraction: Rule = {
  name: 'PtContraction',
  reason: 'Elision',
  find(place: Place, lexicon) {
    const table: Readonly<Record<string, string>> = {
      'em o': 'no',
      'em a': 'na',
      'em os': 'nos',
      'em as': 'nas',
      'por o': 'pelo',
      'por a': 'pela',
      'por os': 'pelos',
      'por as': 'pelas',
      'a o': 'ao',
      'a os': 'aos',
      'em este': 'neste',
      'em esta': 'nesta',
      'em esse': 'nesse',
      'em essa': 'nessa',
      'de este': 'deste',
      'de esta': 'desta',
      'de esse': 'desse',
      'de essa': 'dessa',
      'de ele': 'dele',
      'de ela': 'dela',
      'de eles': 'deles',
      'em ele': 'nele',
      'em ela': 'nela',
      'com mim': 'comigo',
      'com ti': 'contigo',
      'com nós': 'connosco',
      'com eu': 'comigo',
      'de o': 'do',
      'de a': 'da',
      'de os': 'dos',
      'de as': 'das',
    };
    const form = table[`${place.near(0).lower} ${place.near(1).lower}`];
    if (form === undefined) return undefined;
    const fault = { first: place.at, last: place.at + 1, replacement: matchCase(place.near(0).text, form) };
    if (place.near(0).lower.startsWith('com')) {
      return /^(?:mesmos|próprios|todos|outros)$/.test(place.near(2).lower) ? undefined : fault;
    }
    if (place.near(0).lower === 'de') {
      // "o facto de o aluno ter", "antes de ele chegar": a clause with an infinitive follows.
      for (const steps of [2, 3, 4, 5, 6]) {
        if (/(?:[aeiô]r|[aei]rem|armos|ermos|irmos)$/.test(place.near(steps).lower.replace(/-.*$/, ''))) {
          return undefined;
        }
      }
    }
    if (
      /^(?:o|a|os|as)$/.test(place.near(1).lower) &&
      (!isLower(place.near(2)) ||
        lexicon.noun(place.near(2).lower) === 0 ||
        lexicon.isInfinitive(place.near(2).lower))
    ) {
      return undefined;
    }
    return fault;
  },
};

/** "Ontem vou ao médico": what was yesterday is past (Cunha e Cintra, cap. 13). */
export const pastTime: Rule = {
  name: 'PtPastTime',
  reason: 'VerbForm',
  find(place, lexicon) {
    const isShort = place.near(0).opens && /^(?:ontem|anteontem)$/.test(place.near(0).lower);
    const isLong =
      /^(?:passado|passada)$/.test(place.near(0).lower) &&
      place.near(-2).opens &&
      /^(?:na|no)$/.test(place.near(-2).lower) &&
      /^(?:semana|ano|mês|domingo|sábado|verão|inverno|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira)$/.test(
        place.near(-1).lower,
      );
    if (!isShort && !isLong) return undefined;
    let steps = place.near(1).text === ',' ? 2 : 1;
    const person = subjects.get(place.near(steps).lower);
    if (person !== undefined) steps++;
    const verb = place.near(steps);
    const readings = lexicon.finite(verb.lower).filter(({ tense }) => tense !== 'i');
    const reading = readings.find(
      (one) => one.tense === 'p' && (person === undefined || one.person === person),
    );
    if (!/^\p{Ll}/u.test(verb.text) || !reading || readings.some(({ tense }) => tense !== 'p')) {
      return undefined;
    }
    if (lexicon.noun(verb.lower) !== 0) return undefined;
    const form = lexicon.conjugate(reading.lemma, 'pp', reading.person);
    return form === undefined || form === verb.lower
      ? undefined
      : { first: place.at + steps, last: place.at + steps, replacement: form };
  },
};
