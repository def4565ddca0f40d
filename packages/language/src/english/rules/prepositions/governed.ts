/**
 * Words with the preposition they govern, and those that learners write: `words: right < wrong` (R. Quirk and others,
 * 16.5–17, 16.28–38, 16.68–70; replaced preposition in the Cambridge Learner Corpus).
 */
const table = `
abide: by < with at
absent: from < of at in to
abstain: from < of
accuse accused accuses accusing: of < for about with from
accustomed: to < with at of
acquainted: with < to of
addicted: to < with of from for in
adept: at < on with
adjacent: to < with of from
afraid frightened scared terrified: of < from about with for at
allergic: to < with of against for from
aloof: from < of
ambition desire eagerness: for < of-to
amazed astonished surprised: at < of-for
anxious worried concerned: about < of on from
apologise apologised apologises apologize apologized apologizing apologising: for < about of on by
approve approved approves approving disapprove disapproved disapproves: of by < about on with at to for
argue argued argues arguing: with about over for against < on to at
ashamed proud jealous envious fond suspicious conscious ignorant: of < from about with for on at in
aware unaware: of < about on with from in
bad good brilliant hopeless clever terrible excellent skilled: at < on-in
beware: of < from about with
blame blamed blames blaming: for < of about because
boast boasted boasts boasting: about of < for on with
bored: with by < from of about on at
capable incapable: of < for in at to with
care cared cares: about for of < on with to
careful: with about of < to at
characteristic typical: of < for to from
charge charged: with for < of-about
cheat cheated cheating: on in at < from
close: to < from with of
collide collided collides: with into < to against
comment commented comments: on about < for at to of
compare compared compares comparing: to with < than by from of at
comparison: to with of < than by from
compete competed competes competing: with for against in < to
complain complained complains complaining: about to of < for on from at by
compliment complimented congratulate congratulated congratulates congratulating: on < for about of with
compose composed: of by < from with in
concentrate concentrated concentrates concentrating focus focused focuses focusing: on < in at to about of
confident: about in of < on at with
confuse confused: with by about < for
congratulations: on to < for about of
consist consists consisted: of in < from on with by
contented: with < of from about for
contribute contributed contributes contributing contribution: to < for in at on with
convinced: of by < about for in
cope coped copes coping: with < to about against of
covered: with in by < of from
crash crashed: into < against to at with
cruel kind rude polite friendly generous nice mean unkind: to of with < for-at about against
cure cured: of for < from-about
curious: about < of-for on with at
deal dealt deals dealing: with in < about for against of
decide decided decides: on to about between against < for-in
dedicated devoted: to < for in on at with
delighted: with by at about to < for-of on
depend depended depends depending rely relied relies relying dependent reliant: on upon < of from in to at with by
deprive deprived: of < from by with
derive derived derives: from < of by
desperate: for < of about
despair: of < about
different: from to than < of as with
differ differed differs: from in on < of to than
difficulty difficulties: in with of < for-at about
disappointed: in with by at about < of from for on
disagree disagreed disagrees: with about on over < to of at
discouraged: from by < of
discriminate discriminated: against between < to from
divide divided divides: into by between among < in
dream dreamed dreamt dreams dreaming: of about < with for on to
dressed: in as for < with of
eager: for to < about on of at in
engaged: to in < with
enthusiastic excited: about by at for < of on with
equal: to in < with as than
equip equipped: with for < by of
escape escaped: from to into through < of by at
essential vital crucial: for to in < at
exchange exchanged: for with < to
exclude excluded: from < of by
expert: in on at < about of
explain explained explains explaining: to < for-at
exposed: to < with by at for
faithful loyal: to < with for at of
familiar: with to < of about in at
famous well-known: for as < by of with because
favourable: to < for-with
filled: with < of by from in
forgive forgave forgiven: for < of about
friendly: to with towards < for-at
full: of < with from by in
furious angry annoyed irritated: with about at by over < to on against for of from
grateful thankful: to for < of about with by
guess: at < about-of
guilty innocent: of about < for from in
happy: with about for to in at < of on from by
hear heard: from of about < by
hide hid hidden: from in behind under < of
hint: at < about
hope: for < of-about
identical: to with < as than
impressed: by with at < of from in for on about
inform informed informs informing: of about < for on to at with
independent: of from < on to
insist insisted insists insisting: on < in at to for about of
insured: against for < from of
interest: in < for about at on to
interested disinterested: in < for about at on to of with by
interfere interfered interferes: with in < to on at
invest invested invests investing investment: in < on to at for into
invite invited: to for < at in on
involved: in with < at to on of
isolated: from < of by
joke: about < of on
keen: on to < about in of at for with
lack: of < for in
laugh laughed laughs laughing: at about with < of to from on over-by
lean leaned leant: on against over out towards < to at
learn learned learnt: from about to of by how < of-with
listen listened listens listening: to for in out < at on
long longed: for to < of about
married: to with-children < by of
mean: to < with
mistake mistaken: for < as with
nervous: about of < for on with at from
object objected objects objection: to < against of at for with on
obsessed: with by < about of in on at for
occupied: with by in < about of at
opposed opposition: to < against with of at on
optimistic pessimistic hopeful: about of < for on at in
originate originated: from in with < of
part parted: with from < of-to
participate participated participates participating participation: in < at on to of with
patient: with < to for at on
peculiar: to < of
persist persisted persists: in with < on at to
pleased: with about to for at by < of from on in
popular: with among in for as < to by between at of
pray prayed: for to < at on about
prefer preferred prefers: to over < than-from
prevent prevented prevents preventing: from by < of to against for
protect protected protects protecting: from against by < of to about
protection: from against of by < to about
provide provided provides providing: with for by < of to-about
punish punished: for by with < of about
qualified: for in as to < of at on
quarrel quarrelled: with about over < to on
react reacted reacts reaction: to against with by < at on for about
reason reasons: for why that to behind < of on
recover recovered recovers recovering recovery: from in at < of by
refer referred refers referring reference: to < at on about with for
related: to by < with of from at on
relevant irrelevant: to for < with of at
relief: from at of for < about
rely: on upon < in at to
remind reminded reminds reminding: of about to < for on at with
renowned: for as < of by with
replace replaced replaces replacing: with by in < for to of
resign resigned: from as to < of at by
respected: by for as < from
responsible: for to < of about on from at in with
rob robbed: of by < from about
safe: from for in with to at < of by against
satisfied dissatisfied: with by < of from about for on at in
search searched searches searching: for in through of at on under every after < about to
sensitive: to about < for of at with on
separate separated: from by into < of with to
serious: about < on of with in
shocked: by at about to < of for from on
short: of for in on < from
shout shouted: at to for with in out from about < on against
similar: to in < with as than like from of for at
smile smiled smiles smiling: at to with on in < for-about
sorry: for about to < of on from with by
specialise specialised specialises specialize specialized specializes: in < on at for about to with
spend spent spends spending: on in with at over by doing < for-about
stare stared stares staring: at into out through back up down across in from over with after ahead straight < to on
steal stole stolen: from by in at < of-to
subscribe subscribed: to < at for in on
succeed succeeded succeeds succeeding: in at as to with by where when < on for-about of
suffer suffered suffers suffering: from in for at under with through a the < of by-about
suitable unsuitable: for as to in < of about
superior inferior: to in < than from of as
supply supplied: with to by for from < of
suspect suspected: of by as in < for about with from
suspicious: of about < for with on
sympathetic: to towards about < with-for of on
sympathise sympathised: with < to for about of
thank thanked thanks thanking: for to by on god goodness of < about because with
think thought: of about < on-in
threaten threatened: with by to < of for about on
translate translated translates translating translation: into from by of for as to < in-on at
upset: about by with at over < for-of on
used: to by for in as at with on < of-about
useful: for to in as < at-on about
warn warned warns warning: of about against not that < for-on at with
waste: of on < in-for
worry worried worries worrying: about over that if < for on at by from with
worthy: of < for to
yearn: for to < of
`;

interface Government {
  readonly right: readonly string[];
  readonly wrong: ReadonlySet<string>;
}

const governments = new Map<string, Government>();
for (const line of table.trim().split('\n')) {
  const [heads = '', rest = ''] = line.split(': ');
  const [right = '', wrong = ''] = rest.split(' < ');
  for (const word of heads.split(' ')) {
    if (governments.has(word)) continue;
    governments.set(word, { right: right.split(' '), wrong: new Set(wrong.split(' ')) });
  }
}

/** The preposition that a word governs, if the one written is wrong. */
export function governedBy(word: string, written: string): string | undefined {
  const found = governments.get(word);
  return found?.wrong.has(written) ? found.right[0] : undefined;
}
