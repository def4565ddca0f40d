import type { Sentence } from '../../context/likelihood.ts';
import type { Edit } from '../../lexicon/edit.ts';
import { indefiniteArticle } from '../../lexicon/indefinite-article.ts';
import type { TaggedWord } from '../../lexicon/tagged-words.ts';
import { articleMissing } from './named.ts';

const has =
  /^(?:have|has|had|having|get|gets|got|getting|make|makes|made|making|give|gives|gave|giving|take|takes|took|play|plays|played|playing|lead|leads|led|live|lives|lived|living|find|finds|found|create|creates|build|builds|need|needs|want|wants|earn|receive|leave|leaves|left|face|choose|provide|provides|pay|paid|reach|bring|brings)$/;
const judged =
  /^(?:good|great|big|bad|better|happy|healthy|long|short|small|huge|large|nice|important|significant|major|key|strong|positive|negative|new|wonderful|beautiful|successful|high|low|high-paying|well-paid|difficult|easy|serious|real|clear|perfect|special|close|deep|bright|normal|simple|quiet|peaceful|comfortable|safe|hard|lovely|fantastic|central|crucial|vital|active|dangerous|interesting|useful)$/;
/** Things that need no article after prepositions ("under pressure of time"), but do after these verbs with an adjective. */
const things =
  /^(?:life|role|part|future|career|job|effect|impact|influence|relationship|reputation|university|college|society|environment|place|opinion|goal|score|salary|team|party|game|film|movie|result|memory|point|chance|opportunity|education|start|beginning|experience|atmosphere|family|friend|mistake|choice|change|difference|price|degree|voice|heart|body|brain|mind|town|area|machine|test|exam|plan|idea|method|solution|system|attitude|answer|question|grade|mark|position)$/;
/** "In different way", "at young age", "on large scale". */
const phrases =
  /^(?:in (?:(?:good|bad|different|similar|better|nice|positive|negative|new|strange|simple|easy|quick|healthy|safe|funny|special|correct) (?:way|manner|mood|place|situation|position|environment|atmosphere)|short (?:time|period)|big (?:city|company|town|house)|small (?:town|village|city|house|group))|at (?:(?:young|early|certain|very young) age|(?:certain|high|low|good|reasonable|cheap|lower|higher) (?:price|point)|(?:fast|slow|high|rapid) (?:pace|rate))|on (?:large|small|daily|regular|weekly|monthly|global) (?:scale|basis)|for (?:short|certain|long) (?:period|time|while)|from different (?:perspective|angle|point)|to (?:certain|great|large) (?:extent|degree)|with (?:big|high|small|large|great) (?:number|amount|level|variety))$/;

/** "Have good job", "play important role", "at young age": the adjective describes one of several. */
export const judgedThing = ({ words }: Sentence): Edit[] =>
  words.flatMap((verb, at): Edit[] => {
    const isVery =
      /^(?:very|really|more|quite|also)$/.test(words[at + 1]?.lower ?? '') && words[at + 1]?.before === '';
    const [first, adjective, noun] = [
      words[at + 1],
      words[isVery ? at + 2 : at + 1],
      words[isVery ? at + 3 : at + 2],
    ];
    if (
      !first ||
      !adjective ||
      !noun ||
      first.before !== '' ||
      adjective.before !== '' ||
      noun.before !== ''
    ) {
      return [];
    }
    const next = words[isVery ? at + 4 : at + 3];
    const isObject =
      has.test(verb.lower) && judged.test(adjective.lower) && things.test(noun.lower) && isClosed(next);
    const isPhrase =
      !isVery && phrases.test(`${verb.lower} ${adjective.lower} ${noun.lower}`) && isClosed(next);
    if (!isObject && !isPhrase) return [];
    const place = first.lower === 'also' ? at + 2 : at + 1;
    return [{ ...articleMissing, at: place, remove: 0, put: [indefiniteArticle(words[place]?.lower ?? '')] }];
  });

const isClosed = (next: TaggedWord | undefined): boolean =>
  next === undefined ||
  next.before !== '' ||
  /^(?:in|on|at|for|to|of|with|that|which|because|when|if|but|as|so|than|about|from|by|without|like|is|are|can|will)$/.test(
    next.lower,
  );
