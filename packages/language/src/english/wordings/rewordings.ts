import { entries, type Entry } from '../../writing/entries.ts';

const determiner =
  /\b(?:the|a|an|this|that|these|those|no|any|my|his|her|its|our|their|your|first|last|next|brave|good)$/i;
const auxiliary = /\b(?:has|have|had|is|are|was|were|be|been|being|it|get|got)$/i;

/** Wordings that may be changed from left to right; the reverse would not always be correct. */
export const rewordings: readonly Entry[] = [
  ...entries(`
    in spite of the fact that = although
    despite the fact that = although
    due to the fact that = because
    in the event that = if
    at this point in time = now
    in order that = so that
    with the exception of = except for
    in addition to = besides
    in the absence of = without
    in the middle of = in the midst of
    the lack of = the absence of
    makes sure that = ensures that
    make sure that = ensure that
    makes use of = uses
    make use of = use
    comes to the conclusion that = concludes that
    come to the conclusion that = conclude that
    came to the conclusion that = concluded that
    reached the conclusion that = concluded that
    makes a decision to = decides to
    make a decision to = decide to
    made the decision to = decided to
    made a decision to = decided to
    has a tendency to = tends to
    have a tendency to = tend to
    had a tendency to = tended to
    is in agreement with = agrees with
    are in agreement with = agree with
    is of the opinion that = believes that
    are of the opinion that = believe that
    gives an explanation of = explains
    give an explanation of = explain
    gave an explanation of = explained
    gives consideration to = considers
    give consideration to = consider
    has knowledge of = knows about
    have knowledge of = know about
    half of the = half the
    both of the = both
    most people = the majority of people
    some people = certain people
    every single = each
    a good deal of = a great deal of
    right away = at once
    in many cases = frequently
    a large part of the = much of the
    the only way to = the sole way to
  `),
  ...entries('has to = must\nhave to = must', {
    after: /^(?!do with\b)[a-z]/,
    notBefore:
      /\b(?:not|n't|to|will|would|may|might|can|could|should|shall|must|do|does|did|never|all|what|that|which|and|or)$|n't$/i,
  }),
  ...entries('needs to = has to', { after: /^[a-z]/, notBefore: determiner }),
  ...entries('tries to = attempts to\ntry to = attempt to', { after: /^[a-z]/, notBefore: determiner }),
  ...entries('says that = states that', {
    after: /^(?:the|a|an|he|she|it|they|we|people|no|all)\b/,
    notBefore: /\b(?:it|that|which|what|who)$/i,
  }),
  ...entries('i think = I believe', { after: /^(?:that|the|this|these|it|we|they|he|she|people|there)\b/ }),
  ...entries('a lot of = plenty of', { notBefore: /\b(?:quite|such|what|whole|not|is|have|has)$|n't$/i }),
  ...entries('a large number of = a great many', { after: /^[a-z]{3,}s\b/ }),
  ...entries('a few = a small number of', {
    after:
      /^(?!minutes|hours|days|weeks|months|years|seconds|times|steps|words|moments|others|things|pages)[a-z]{3,}s\b/,
    notBefore: /\b(?:quite|only|just|not|every|after|for|in|within)$/i,
  }),
  ...entries('as soon as = the moment', {
    after: /^(?:the|a|an|he|she|it|they|we|you)\b/,
    notBefore: /\b(?:and|or|but)$/i,
  }),
  ...entries('at once = immediately', { notBefore: /\ball$/i, after: /^[.,;]/ }),
  ...entries('sometimes = at times', { notBefore: /\b(?:is|are|only|but|was|were)$/i, after: /^[a-z]/ }),
  ...entries('again = once more', {
    after: /^[.,;]/,
    notBefore: /\b(?:and|then|never|once|over|yet|now|time)$/i,
  }),
  ...entries('as well = too', { after: /^[.;]/, notBefore: /\b(?:just|might|may)$/i }),
  ...entries('easily = with ease', {
    after: /^[.;]/,
    notBefore: /\b(?:more|most|very|so|too|as|less|quite|rather)$/i,
  }),
  ...entries('carefully = with care', {
    after: /^[.;]/,
    notBefore: /\b(?:more|most|very|so|too|as|less|quite|rather)$/i,
  }),
  ...entries('is not enough = does not suffice', { after: /^[.;]/, notBefore: /\bthere$/i }),
  ...entries('at the moment = at present', { after: /^(?:[.,;]|the|there|we|it|they|no|in)\b|^[.,;]/ }),
  ...entries(
    'who live in = living in\nwho live on = living on\nwho work in = working in\nwho work for = working for\nwho work at = working at',
    { notBefore: /(?:,|\b(?:know|knows|of|and|or|ask|asks|see|not|but|wonder|is|are|was|were|those))$/i },
  ),
  ...entries('made use of = used', { notBefore: auxiliary }),
];
