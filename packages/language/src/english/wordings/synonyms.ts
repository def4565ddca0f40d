import { entries, type Entry } from '../../writing/entries.ts';

const auxiliary = /\b(?:has|have|had|is|are|was|were|be|been|being)$/i;
const determiner = /\b(?:the|a|an|this|that|these|those|no|in|of|my|his|her|its|our|their|your)$/i;

/**
 * Words that can replace each other in both directions without a change of meaning or register. Entries that are safe
 * only next to certain words name them; words that their neighbours do not disambiguate are left out.
 */
export const synonyms: readonly Entry[] = [
  ...entries(`
    for example, = for instance,
    in addition, = furthermore,
    as a result, = consequently,
    therefore, = for this reason,
    however, = nevertheless,
    in conclusion, = to conclude,
    in contrast, = by contrast,
    first of all, = to begin with,
    in short, = in brief,
    in other words, = put differently,
    at the same time, = simultaneously,
    on the whole, = overall,
    in general, = generally,
    in particular, = specifically,
    these days, = nowadays,
    above all, = most importantly,
    in the end, = ultimately,
    in my opinion, = in my view,
    in the meantime, = meanwhile,
    so far, = until now,
    after that, = afterwards,
    in this way, = thus,
    over and over again = time and again
    again and again = repeatedly
    once again = once more
    in order to = so as to
    in spite of = despite
    although = even though
    as if = as though
    with regard to = with respect to
    in relation to = in connection with
    in case of = in the event of
    for the purpose of = with the aim of
    with the help of = with the aid of
    by means of = through the use of
    in favour of = in support of
    throughout the world = all over the world
    around the world = across the globe
    in the world today = in today's world
    a variety of = a range of
    a wide range of = a broad range of
    to some extent = to a certain degree
    to a large extent = largely
    in some cases = sometimes
    in many ways = in many respects
    in the same manner = in the same fashion
    in the long run = over the long term
    in the near future = before long
    in recent years = over the past few years
    in the following years = in the years that followed
    at first glance = at first sight
    step by step = little by little
    by no means = not at all
    hardly ever = almost never
    more than half of = over half of
    less than half of = under half of
    it is clear that = it is evident that
    it is important to = it is essential to
    it is difficult to = it is hard to
    it is easy to = it is simple to
    it is well known that = it is widely known that
    it is often said that = it is frequently said that
    there is no doubt that = it is certain that
    plays an important role in = plays a significant part in
    play an important role in = play a significant part in
    played an important role in = played a significant part in
    has an effect on = has an influence on
    have an effect on = have an influence on
    had an effect on = had an influence on
    has an impact on = affects
    leading to = resulting in
    consists of = is made up of
    is able to = is in a position to
    are able to = are in a position to
    was able to = was in a position to
    were able to = were in a position to
    is not able to = is unable to
    are not able to = are unable to
    was not able to = was unable to
    were not able to = were unable to
    takes into account = takes into consideration
    take into account = take into consideration
    taking into account = taking into consideration
    carried out = conducted
    carrying out = conducting
    pointed out that = noted that
    gives rise to = brings about
    regardless of = irrespective of
    apart from = aside from
    together with = along with
    of great importance = of great significance
    as quickly as possible = as fast as possible
    the beginning of = the start of
    at the beginning of = at the start of
    the aim of = the purpose of
    the importance of = the significance of
    the ability to = the capacity to
    the opportunity to = the chance to
    the idea that = the notion that
    the belief that = the conviction that
    the way in which = the manner in which
    the reason why = the reason that
    the reasons why = the reasons that
    the people who = those who
    kinds of = types of
    the rest of = the remainder of
    each other = one another
    no one = nobody
    everyone = everybody
    someone = somebody
    anyone = anybody
    large cities = big cities
    every day = each day
    every year = each year
    every week = each week
    every month = each month
    mainly = chiefly
    quickly = rapidly
    completely = entirely
    rarely = seldom
    essential part = vital part
    crucial role = key role
    rapid growth = fast growth
    well-known = famous
    huge = enormous
    shows how = illustrates how
    show how = illustrate how
    seems to = appears to
    seem to = appear to
    seemed to = appeared to
    argues that = maintains that
    argue that = maintain that
    argued that = maintained that
    wants to = wishes to
    want to = wish to
    wanted to = wished to
    finally, = lastly,
    moreover, = what is more,
    indeed, = in fact,
    similarly, = likewise,
    of course, = naturally,
    often = frequently
    usually = normally
    especially = particularly
    mostly = for the most part
    modern = contemporary
    during = in the course of
    each of the = every one of the
    that is why = this is why
    is called = is known as
    are called = are known as
    was called = was known as
    is essential = is vital
    are essential = are vital
    to use = to make use of
    to buy = to purchase
    to improve = to enhance
    to reduce = to lessen
    to understand = to comprehend
    to choose = to select
    to protect = to safeguard
    to build = to construct
    to take part in = to participate in
    takes part in = participates in
    begins with = starts with
    begin with = start with
    looked for = searched for
    looking for = searching for
    waits for = awaits
    waited for = awaited
    waiting for = awaiting
    without any = with no
    because of = as a consequence of
    caused by = brought about by
    to try to = to attempt to
    tried to = attempted to
  `),
  ...entries('the majority of = most of', {
    after: /^(?:the|these|those|his|her|their|our)\b/i,
    notBefore: /\b(?:the|make|making|made)$/i,
  }),
  ...entries('due to = owing to', {
    after: /^(?:the|a|an|his|her|their|its|our|this|these|those|poor|bad|high|low)\b/i,
  }),
  ...entries('takes place = occurs\ntake place = occur', { after: /^(?!to\b)/ }),
  ...entries(', but = , yet', { after: /^(?!also|rather|instead|not\b|only)/i }),
  ...entries('many = numerous', {
    after: /^(?:[a-z]{3,}s|people|children|men|women)\b/,
    notBefore: /\b(?:how|as|so|too|very|not|great|good|the|these|those|his|her|their|our|its)$/i,
  }),
  ...entries('many of = a great number of', { notBefore: /\b(?:how|as|so|too|very|not)$/i }),
  ...entries('all of the = all the', {
    after: /^(?!more|same|way|better|while|time)/i,
    notBefore: /\bnot$/i,
  }),
  ...entries('main = principal', {
    after: /^(?!of|who|and|was|is|has|had)[a-z]{3,}/,
    notBefore: /\bin the$/i,
  }),
  ...entries('important = significant', { after: /^(?!ly)/, notBefore: /\b(?:statistically|not|it is)$/i }),
  ...entries('big = large', {
    after:
      /^(?!deal|bang|data|business|apple|picture|number|amount|part|extent|scale|proportion|brother)[a-z]/i,
  }),
  ...entries('about = approximately', {
    after:
      /^(?:\d|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|half|a hundred|a thousand)/i,
    notBefore:
      /\b(?:(?:think|talk|know|learn|read|writ|ask|worr|hear|tell|complain|argu|speak|say|car)\w*|told|thought|knew|wrote|spoke|said|is|are|was|were)$/i,
  }),
  ...entries('look for = search for\nlooks for = searches for', { notBefore: determiner }),
  ...entries('hard to = difficult to', {
    notBefore: /\b(?:work|works|worked|try|tries|tried|working|trying)$/i,
  }),
  ...entries('increase in = rise in', {
    after: /^(?:the|demand|prices|cost|costs|temperature|population|crime|sales|income)\b/,
  }),
  ...entries('several = a number of', { after: /^[a-z]{3,}s\b/, notBefore: determiner }),
  ...entries(', since = , because', {
    after: /^(?:there|it|he|she|they|we|you|the|this|these|no|many|most|all)\b/i,
  }),
  ...entries(', so = , and so', { after: /^(?:it|he|she|they|we|you|the|there|many|most)\b/ }),
  ...entries('instead of = rather than', { after: /^(?:a|an|the|his|her|their|its|our|my)\b/ }),
  ...entries('the next = the following', {
    after: /^(?:day|week|month|year|morning|evening|generation|century)\b/,
  }),
  ...entries('at first = initially', { after: /^(?!light|glance|sight|hand|instance)/i }),
  ...entries('said that = stated that', { notBefore: auxiliary }),
  ...entries('led to = resulted in', { notBefore: auxiliary }),
  ...entries('almost = nearly', { after: /^(?!no|never|any|as)/i, notBefore: /\bnot$/i }),
  ...entries('perhaps = possibly', { notBefore: /\b(?:not|cannot|could|can)$|n't$/i }),
  ...entries('the whole = the entire', { after: /^(?!of\b)[a-z]/i, notBefore: /\b(?:on|as|of)$/i }),
  ...entries('shows = demonstrates\nshow = demonstrate', { after: /^that\b/, notBefore: determiner }),
  ...entries('showed = demonstrated', { after: /^that\b/, notBefore: auxiliary }),
  ...entries('need = require\nneeds = requires\nneeded = required', {
    after: /^(?:a|an|the|more|some|special)\b/,
    notBefore: new RegExp(`${determiner.source}|${auxiliary.source}`, 'i'),
  }),
  ...entries('begin = start\nbegins = starts\nbegan = started', {
    after: /^to\b/,
    notBefore: new RegExp(`${determiner.source}|${auxiliary.source}`, 'i'),
  }),
  ...entries('think = believe\nthinks = believes\nthought = believed', {
    after: /^that\b/,
    notBefore: determiner,
  }),
  ...entries('allow = enable\nallows = enables\nallowed = enabled', {
    after: /^(?:people|students|users|them|us|him|readers|researchers|scientists|writers)\s+to\b/,
  }),
  ...entries('discover = find out\ndiscovers = finds out\ndiscovered = found out', {
    after: /^(?:that|how|why)\b/,
  }),
];
