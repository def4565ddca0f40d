import { entries, type Entry } from '../../writing/entries.ts';

/** Everyday wording on the left, formal wording on the right; safe in the formal direction only. */
export const formalWords: readonly Entry[] = [
  ...entries(`
    a bunch of = a number of
    a couple of = several
    tons of = a great deal of
    loads of = a great deal of
    kind of hard = rather difficult
    sort of like = similar to
    kids = children
    guys = people
    folks = people
    mom = mother
    dad = father
    is okay = is acceptable
    was okay = was acceptable
    are okay = are acceptable
    gonna = going to
    wanna = want to
    gotta = have to
    kinda = rather
    sorta = rather
    cuz = because
    till = until
    stuff = material
    a thing of the past = obsolete
    nowadays = today
    more and more = increasingly many
    on top of that, = in addition,
    on top of that = in addition
    plus, = in addition,
    besides, = moreover,
    anyway, = in any case,
    so far = to date
    all in all, = overall,
    to sum up, = in conclusion,
    in a nutshell, = in brief,
    first off, = first,
    by the way, = incidentally,
    right now = at present
    right away = immediately
    as soon as possible = at the earliest opportunity
    every now and then = occasionally
    once in a while = occasionally
    from now on = henceforth
    in the end = ultimately
    at the end of the day, = ultimately,
    looks into = investigates
    look into = investigate
    looked into = investigated
    looking into = investigating
    find out = discover
    finds out = discovers
    found out = discovered
    finding out = discovering
    point out = indicate
    points out = indicates
    pointed out = indicated
    deal with = address
    deals with = addresses
    dealing with = addressing
    go up = increase
    goes up = increases
    went up = increased
    going up = increasing
    go down = decrease
    goes down = decreases
    went down = decreased
    going down = decreasing
    come up with = devise
    comes up with = devises
    came up with = devised
    get rid of = eliminate
    gets rid of = eliminates
    got rid of = eliminated
    put up with = tolerate
    puts up with = tolerates
    carry on with = continue
    carry out = conduct
    carries out = conducts
    carried out = conducted
    set up = establish
    sets up = establishes
    bring about = cause
    brings about = causes
    brought about = caused
    make sure that = ensure that
    makes sure that = ensures that
    made sure that = ensured that
    make sure = ensure
    show up = appear
    showed up = appeared
    figure out = determine
    figures out = determines
    figured out = determined
    talk about = discuss
    talks about = discusses
    talked about = discussed
    talking about = discussing
    think about = consider
    thinks about = considers
    thought about = considered
    ask for = request
    asks for = requests
    asked for = requested
    leave out = omit
    leaves out = omits
    left out = omitted
    to mess up = to spoil
    messed up = spoilt
    have got to = must
    has got to = must
    have cut down on = have reduced
    has cut down on = has reduced
    to cut down on = to reduce
    to put off = to postpone
    was put off = was postponed
    were put off = were postponed
    asap = as soon as possible
    ASAP = as soon as possible
    drop me a line = write to me
    drop us a line = write to us
    teens = adolescents
    teenagers = adolescents
    cops = police officers
    boss = manager
    bosses = managers
    mum = mother
    mums = mothers
    moms = mothers
    dads = fathers
    grandma = grandmother
    grandpa = grandfather
    buddy = friend
    buddies = friends
    pal = friend
    pals = friends
    bucks = dollars
    like crazy = considerably
    yeah, = yes,
    nope, = no,
    thanks a lot = thank you very much
    kids' = children's
    run into problems = encounter problems
    ran into problems = encountered problems
    keep in mind = remember
    hang on to = retain
    set up a = establish a
    come across as = appear
    turn down = reject
    turned down = rejected
    speed up = accelerate
    speeds up = accelerates
    slow down = decelerate
    give up = abandon
    gives up = abandons
    a lot more = considerably more
    a lot less = considerably less
    a lot better = considerably better
    a lot worse = considerably worse
    way more = far more
    way less = far less
    really important = of great importance
    super important = of great importance
    pretty much = largely
    pretty good = satisfactory
    pretty hard = rather difficult
    pretty easy = rather easy
    really good = excellent
    really bad = very poor
    really big = very large
    really hard = very difficult
    huge = considerable
    amazing = remarkable
    awesome = impressive
    a crazy idea = an unreasonable idea
    is crazy = is unreasonable
    terrible = very poor
    awful = very poor
    dumb = unwise
    is cool = is interesting
    so cool = so interesting
    very cool = very interesting
    really cool = very interesting
    i guess = presumably
    i think that = it can be argued that
    i believe that = it can be argued that
    i feel that = it can be argued that
    it seems like = it appears that
    seems like = appears to be
    no one = nobody
    tells us that = indicates that
    tell us that = indicate that
    shows that = demonstrates that
    show that = demonstrate that
    proves that = establishes that
    get better = improve
    gets better = improves
    got better = improved
    get worse = deteriorate
    gets worse = deteriorates
    got worse = deteriorated
    get bigger = grow
    gets bigger = grows
    help out = assist
    helps out = assists
    start off = begin
    starts off = begins
    big part of = substantial part of
    big problem = serious problem
    big problems = serious problems
    big difference = substantial difference
    big role = major role
    big impact = considerable impact
    good for = beneficial to
    bad for = harmful to
    good at = proficient in
    sick of = weary of
    hard to = difficult to
    lots of people = many people
    a lot of people = many people
    a lot of students = many students
    a lot of time = much time
    a lot of money = a considerable sum of money
    nothing but = only
    for sure = certainly
    maybe = perhaps
    mostly = for the most part
    but then again, = nevertheless,
  `),
  ...entries('a bit = somewhat', {
    after:
      /^(?:late|early|long|short|difficult|easy|better|worse|more|less|slow|quick|expensive|tired|strange)\b/i,
  }),
  ...entries('pick up = collect', {
    after: /^(?:my|your|his|her|our|their|the)\b/i,
    notBefore: /\b(?:prices?|sales|speed)$/i,
  }),
  ...entries('get out = leave', { after: /^(?:$|[.,;!?])/ }),
  ...entries('a lot of = many\nlots of = many', { after: /^[a-z]{3,}s\b/ }),
  ...entries('a lot = considerably', { after: /^(?:$|[.,;])/ }),
  ...entries('get = obtain\ngets = obtains', {
    after: /^(?:a(?! lot)|an|the|more(?! done)|information|access|results)\b/,
    notBefore: /\bto$/i,
  }),
  ...entries('really = truly', { after: /^[a-z]/ }),
  ...entries('so = therefore,', {
    after: /^(?:we|they|it|he|she|the|this|these|many|people|students)\b/,
    notBefore: /[\p{L}\p{N},]$/u,
  }),
  ...entries('but = however,', { after: /^(?!for\b|also\b)[a-z]/, notBefore: /[\p{L}\p{N},;:–—"”’')]$/u }),
  ...entries('and = in addition,', {
    after: /^(?:we|they|it|he|she|the|this|these|many|people|students|there)\b/,
    notBefore: /[\p{L}\p{N},;:–—"”’')]$/u,
  }),
];

/** Formal wording on the left, everyday wording on the right; safe in the casual direction only. */
export const casualWords: readonly Entry[] = [
  // In the middle of a sentence their position and commas would be wrong.
  ...entries(
    `
  in addition, = also,
  furthermore, = also,
  moreover, = besides,
  however, = still,
  nevertheless, = still,
  consequently, = so
  therefore, = so
  thus, = so
  in conclusion, = all in all,
    `,
    { notBefore: /[^.!?]$/ },
  ),
  ...entries(`
  in order to = to
  prior to = before
  subsequent to = after
  with regard to = about
  with respect to = about
  concerning the = about the
  due to the fact that = because
  owing to = because of
  in spite of = despite
  approximately = about
  sufficient = enough
  numerous = lots of
  a number of = some
  a great deal of = a lot of
  a considerable amount of = a lot of
  is able to = can
  are able to = can
  is unable to = cannot
  are unable to = cannot
  it is essential to = you need to
  it is necessary to = you need to
  it is important to = you should
  demonstrates that = shows that
  demonstrate that = show that
  demonstrated that = showed that
  indicates that = shows that
  indicate that = show that
  establishes that = proves that
  determine whether = find out if
  ascertain = find out
  obtain = get
  obtains = gets
  obtained = got
  purchase a = buy a
  purchase the = buy the
  assist = help
  assists = helps
  assisted = helped
  investigate = look into
  investigates = looks into
  investigated = looked into
  eliminate = get rid of
  eliminates = gets rid of
  tolerate = put up with
  ensure that = make sure that
  ensures that = makes sure that
  to commence = to start
  commences = starts
  commenced = started
  to terminate = to end
  to utilize = to use
  to utilise = to use
  utilizes = uses
  utilises = uses
  utilized = used
  utilised = used
  to require = to need
  requires = needs
  children = kids
  excellent = really good
  extremely = really
  remarkable = amazing
  individuals = people
  at present = right now
  currently = right now
  immediately = right away
  occasionally = once in a while
  perhaps = maybe
  largely = mostly
`),
];
