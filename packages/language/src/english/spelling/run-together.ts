import { slipDistance } from './slip-distance.ts';
import { wordCounts } from './word-counts.ts';

/** Words that learners run together, with a letter lost or doubled on the way, and their correct form. */
const apart: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'a few': 'afew',
    'a little': 'alittle',
    'a bit': 'abit',
    'a lot': 'alot alots allot',
    'a lot of': 'alotof alotsof',
    'all over': 'allover',
    'all right': 'allright',
    'any time': 'anytimes',
    'as if': 'asif',
    'as long': 'aslong',
    'as soon': 'assoon',
    'as soon as': 'assoonas',
    'as well': 'aswell aswel',
    'as well as': 'aswellas aswelas',
    'as far as': 'asfaras',
    'at all': 'atall',
    'at first': 'atfirst',
    'at least': 'atleast atlest',
    'at last': 'atlast',
    'at once': 'atonce',
    'because of': 'becauseof becouseof becuaseof',
    'by the way': 'bytheway',
    'do not': 'donnot donot',
    'does not': 'doesnot dosenot dosnot',
    'did not': 'didnot',
    'is not': 'isnot',
    'was not': 'wasnot',
    'are not': 'arenot',
    'will not': 'willnot',
    'could not': 'couldnot',
    'should not': 'shouldnot',
    'would not': 'wouldnot',
    'has not': 'hasnot',
    'have not': 'havenot',
    cannot: 'cannto cannt cannott connot',
    "wasn't": 'wasent wasnt',
    "didn't": 'diden didint',
    "doesn't": 'dosent dosnt dosen',
    'each other': 'eachother eachothers',
    'even if': 'evenif',
    'even though': 'eventhough eventho',
    'every day': 'everydays',
    'every time': 'everytime everytimes',
    'find out': 'findout',
    'figure out': 'figureout figurout',
    'first of all': 'firstable firstofall',
    'for example': 'forexample forexemple',
    'for instance': 'forinstance',
    'high school': 'highschool highscool',
    'in addition': 'inaddition inadition',
    'in case': 'incase',
    'in conclusion': 'inconclusion',
    'in contrast': 'incontrast',
    'in fact': 'infact infacts',
    'in front': 'infront',
    'in front of': 'infrontof',
    'in general': 'ingeneral',
    'in order': 'inorder',
    'in other words': 'inotherwords',
    'in spite': 'inspite',
    'in spite of': 'inspiteof',
    'instead of': 'insteadof insteadoff',
    'in the': 'inthe',
    'kind of': 'kindof',
    'lot of': 'lotof',
    'more and more': 'moreandmore',
    'no one': 'noone',
    'of course': 'ofcourse offcourse ofcours offcource ofcource ofcouse',
    'on the other hand': 'ontheotherhand',
    'old age': 'oldage',
    'right now': 'rightnow',
    'so many': 'somany',
    'so much': 'somuch',
    'so that': 'sothat',
    'such as': 'suchas',
    'thank you': 'thankyou',
    'too many': 'toomany',
    'too much': 'toomuch',
    'up to': 'upto',
    nowadays: 'nowdays nowaday nowdaya nowerdays nowadyas nowdayes',
    'point of view': 'pointofview',
    'points of view': 'pointsofview',
  }).flatMap(([right, wrong]) => wrong.split(' ').map((one) => [one, right] as const)),
);

/** "selfconfidence", "welleducated": the hyphen is missing. */
const withHyphen =
  /^(self|well|non|ever|hard|good)(confiden(?:ce|t)|esteem|satisf(?:action|ied)|respect|control(?:led)?|disciplined?|improvement|cent(?:er|re)ed|sufficien(?:cy|t)|employ(?:ed|ment)|image|aware(?:ness)?|defen[cs]e|service|relian(?:ce|t)|interest(?:ed)?|stud(?:y|ied)|made|conscious(?:ness)?|assur(?:ed|ance)|destructive|motivat(?:ed|ion)|expression|reali[sz]ation|evident|taught|determination|educated|known|paid|organi[sz]ed|prepared|informed|behaved|trained|developed|dressed|designed|being|balanced|qualified|mannered|growing|increasing|changing|working|looking|smoking|smokers?)$/;

const ofSelf =
  'confidence confident esteem control satisfaction respect discipline improvement image awareness defense defence sufficient sufficiency employed conscious consciousness motivation motivated'.split(
    ' ',
  );
/** A slip in the longer half. */
const nearest = 1.2;

/** "selfconfdence": both the hyphen and a letter are missing. */
function nearSelf(lower: string): string | undefined {
  const rest = /^self-?(\w{5,})$/.exec(lower)?.[1];
  if (rest === undefined || wordCounts().of(lower) > 0) return undefined;
  const near = ofSelf.find((word) => slipDistance(rest, word) <= nearest);
  return near === undefined ? undefined : `self-${near}`;
}

/** The correct form of a word that should be two words or hyphenated; undefined for any other word. */
export function runTogether(lower: string): string | undefined {
  const hyphened = withHyphen.exec(lower);
  return apart.get(lower) ?? (hyphened ? `${hyphened[1]}-${hyphened[2]}` : nearSelf(lower));
}
