import type { Sentence } from '../../context/likelihood.ts';
import { adjectiveOf, adverbOf } from '../../lexicon/adverb-of.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { formsOf } from '../../lexicon/forms-of.ts';
import { indefiniteArticle } from '../../lexicon/indefinite-article.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';

const named = {
  rule: 'AdverbForm',
  reason: 'Grammar',
  summary: 'An adverb tells how something is done, an adjective what something is like.',
} as const;

/** Verbs that link a quality to their subject or object. */
const linking =
  /^(?:be|become|seem|appear|look|feel|sound|taste|smell|stay|remain|get|grow|turn|go|keep|make|find|consider|leave|prove|come|call|think|lie|stand|sit|arrive|have|call|paint|hold|drive|believe|stay|fall|run|want|need|like|buy|see|wear|return|live|die|cost|count|mean|begin|end|start|finish|wake|eat|drink|serve|let|do|give|get|take|sell|judge|deem|render|imagine|declare|set|cut|break|shine|burn|blow|loom|ring|rise|ride|stop|pass|report|rest|marry|part|show|keep)$/;
const manner =
  /^(?:speak|sing|play|dance|write|drive|walk|work|talk|behave|cook|swim|answer|react|move|eat|sleep|explain|understand|paint|draw|learn|read|listen|act|treat|increase|decrease|improve|change|develop|grow|rise|fall|drop|perform|study|dress|breathe|smile|laugh|shout|travel|rain|snow|smell|train|think|fight|run|live|wait|solve|look|sit|watch|teach|ski|type|express|communicate|pronounce|practise|cry|die|end|do|use|pay|close|open|check|finish|prepare|organise|clean|remember|describe|shine|complain|sell|spread|knock|argue|ride|climb|jump|arrive|respond|pass|sign|plan|know|help|handle|repair|carry|meet|agree|disagree|win|beat|defeat|heal|recover|score)$/;
const qualities =
  /^(?:good|bad|quick|slow|careful|careless|quiet|loud|serious|beautiful|polite|rude|dangerous|different|correct|wrong|perfect|fluent|clear|nervous|regular|rapid|easy|happy|sad|angry|brave|calm|proud|honest|patient|soft|gentle|heavy|strong|fluid|immediate|sudden|safe|efficient|effective|proper|bright|simple|successful|independent|responsible|intelligent|accurate|brilliant|terrible|awful|wonderful|excellent|fantastic|dramatic|significant|considerable|steady|gradual|frequent|constant|deep|similar|equal|cheap|kind|nice|cruel|elegant|professional|passionate|nervous|generous|enthusiastic|automatic|complete|total|formal|tight|warm|comfortable|cheerful|silent|selfish|wise|foolish|aggressive|confident|logical|practical|natural|normal|usual|strange|slight|sharp|smooth|desperate|secret|peaceful|hungry|lazy|exact|direct|recent|possible)$/;
const degrees = /^(?:very|so|too|really|quite|more|extremely|as|rather|pretty|incredibly|surprisingly)$/;
const closing =
  /^(?:and|but|because|when|while|that|if|so|in|at|on|for|to|with|by|during|than|as|since|after|before|this|last|every|from|without|over|until|although|enough|about|through|yesterday|today|now|of)$/;
/** Adverbs of degree that learners write as adjectives. */
const intensifying =
  /^(?:extreme|complete|absolute|incredible|total|real|terrible|particular|relative|serious|surprising|unbelievable|exceptional|remarkable|perfect|financial|economic|political|environmental|mental|physical|social|technological|emotional|scientific|genetic|awful|highly|easy|recent|new|bad|badly|high|wide|careful|beautiful|severe|serious|constant|slight)$/;

/** "She sings beautiful", "a quickly answer", "the soup tastes deliciously", "extreme difficult" (Quirk and others, 7.5–24). */
export const adverbs = (sentence: Sentence): Edit[] => [
  ...behindVerb(sentence),
  ...behindLink(sentence),
  ...beforeNoun(sentence),
  ...beforeAdjective(sentence),
];

/** "She sings very beautiful", "He speaks English good". */
function behindVerb({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    if (!qualities.test(word.lower) || word.before !== '') return [];
    const next = words[at + 1];
    if (next?.before === '' && !closing.test(next.lower)) return [];
    if (
      next?.before === '' &&
      (next.lower === 'of' || (next.lower === 'as' && words[at - 1]?.lower === 'as'))
    ) {
      return [];
    }
    if (words[at - 1]?.lower === 'as' && word.lower === 'usual') return [];
    const hasDegree = degrees.test(words[at - 1]?.lower ?? '');
    const verbAt = governingVerb(words, hasDegree ? at - 2 : at - 1);
    const verb = words[verbAt];
    const base = verb && formsOf(verb)?.base;
    if (!verb || base === undefined || !manner.test(base)) return [];
    if (/^(?:eat|drink|sell|carry)$/.test(base) && /^(?:warm|cold|hot|raw|fresh|cheap)$/.test(word.lower)) {
      return [];
    }
    // "The sea air did him good": "good" is a noun when it is done to a person.
    if (
      base === 'do' &&
      word.lower === 'good' &&
      /^(?:me|him|her|us|them|you)$/.test(words[at - 1]?.lower ?? '')
    ) {
      return [];
    }
    const isDirect = verbAt === (hasDegree ? at - 2 : at - 1);
    if (isDirect && !hasDegree && linking.test(base) && !/^(?:do|drive|run|eat|sleep)$/.test(base)) return [];
    if (
      isDirect &&
      /^(?:look|grow|fall|act|live|die|smell|sit|arrive|run|shine|think|close|sell|end|rise|ride|pass|wait)$/.test(
        base,
      ) &&
      !/^(?:carefully|good)$/.test(word.lower)
    ) {
      return [];
    }
    if (
      !isDirect &&
      /^(?:paint|use|open|read|think|like|eat|do|teach|know|grow|write|sell|close|see|clean|play|watch|cook|wear|draw|treat|keep|describe|meet|help|learn|increase|improve|buy)$/.test(
        base,
      ) &&
      !hasDegree &&
      word.lower !== 'good'
    ) {
      return [];
    }
    const put = adverbOf(word.lower);
    return put === undefined ? [] : [{ ...named, at, remove: 1, put: [put] }];
  });
}

/** The index of the verb, skipping a short object: "speaks Portuguese", "plays the piano", "did it". */
function governingVerb(words: readonly TaggedWord[], at: number): number {
  const last = words[at];
  if (!last) return -1;
  if (last.kind === 'VERB' || (last.kind === 'AUX' && /^(?:do|does|did|done)$/.test(last.lower))) return at;
  if (/^(?:it|them|this|me|him|her|us)$/.test(last.lower)) {
    return words[at - 1]?.kind === 'VERB' ? at - 1 : -1;
  }
  if (last.kind === 'PROPN') return words[at - 1]?.kind === 'VERB' ? at - 1 : -1;
  if (last.kind !== 'NOUN') return -1;
  const from = /^(?:DET|PRON)$/.test(words[at - 1]?.kind ?? '') ? at - 2 : at - 1;
  return words[from]?.kind === 'VERB' ? from : -1;
}

/** "The soup tastes deliciously", "She is beautifully". */
function behindLink({ words }: Sentence): Edit[] {
  return words.flatMap((word, at): Edit[] => {
    const adjective = word.kind === 'ADV' || word.lower.endsWith('ly') ? adjectiveOf(word.lower) : undefined;
    const next = words[at + 1];
    if (
      adjective === undefined ||
      word.before !== '' ||
      (next && next.before === '' && !/^(?:and|but|because|when|that|if|in|at|to)$/.test(next.lower))
    ) {
      return [];
    }
    const place = degrees.test(words[at - 1]?.lower ?? '') ? at - 2 : at - 1;
    const link = words[place];
    const base = link && (formsOf({ ...link, kind: 'VERB' })?.base ?? link.lower);
    if (!link || base === undefined || !/^(?:taste|smell|sound|feel|seem|become|look)$/.test(base)) return [];
    if (
      base === 'look' &&
      !/^(?:beautifully|happily|sadly|angrily|nicely|differently|wonderfully|terribly|seriously|nervously|really)$/.test(
        word.lower,
      )
    ) {
      return [];
    }
    if (base === 'feel' && /^(?:strongly|deeply|differently|really|keenly|intensely)$/.test(word.lower)) {
      return [];
    }
    if (
      /^(?:really|finally|usually|probably|certainly|suddenly|exactly|completely|totally|clearly|recently|actually|generally|currently|directly|immediately|increasingly)$/.test(
        word.lower,
      )
    ) {
      return [];
    }
    return [{ ...named, at, remove: 1, put: [adjective] }];
  });
}

/** "a quickly answer". */
function beforeNoun(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    const last = words[at - 1];
    const next = words[at + 1];
    const adjective = adjectiveOf(word.lower);
    if (adjective === undefined || !last || !next || next.before !== '' || word.before !== '') return [];
    if (
      !/^(?:a|an|the|my|his|her|our|their|your|very|more|this|these|some|any|no|many)$/.test(last.lower) ||
      next.kind !== 'NOUN'
    ) {
      return [];
    }
    const after = words[at + 2];
    if (after?.before === '' && /^(?:NOUN|ADJ|VERB)$/.test(after.kind) && next.lower.endsWith('ed')) {
      return [];
    }
    const article = last.lower === 'a' || last.lower === 'an' ? indefiniteArticle(adjective) : undefined;
    if (sentence.gain(at, 1, [adjective]) < 1) return [];
    return article !== undefined && article !== last.lower
      ? [{ ...named, at: at - 1, remove: 2, put: [article, adjective] }]
      : [{ ...named, at, remove: 1, put: [adjective] }];
  });
}

/** "extreme difficult", "a real good idea". */
function beforeAdjective(sentence: Sentence): Edit[] {
  const { words } = sentence;
  return words.flatMap((word, at): Edit[] => {
    const next = words[at + 1];
    const put = intensifying.test(word.lower) ? adverbOf(word.lower) : undefined;
    if (put === undefined || !next || next.before !== '' || word.before !== '' || at === 0) return [];
    const isQuality = next.kind === 'ADJ' || (/^(?:\w+ed)$/.test(next.lower) && next.kind === 'VERB');
    if (
      !isQuality ||
      (/(?:al|ic|an|ese|ary)$/.test(next.lower) &&
        !/^(?:practical|special|critical|normal|natural|typical)$/.test(next.lower)) ||
      /^(?:own|old|young|little|first|last|same|other|new|few|big|small|old)$/.test(next.lower)
    ) {
      return [];
    }
    return sentence.gain(at, 1, [put]) > 0.5 ? [{ ...named, at, remove: 1, put: [put] }] : [];
  });
}
