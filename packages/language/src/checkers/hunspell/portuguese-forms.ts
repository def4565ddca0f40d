const foreignWords = new Set(
  'honoris causa ad hoc habeas corpus modus vivendi operandi in loco vitro vivo status quo curriculum curricula vitae vox populi sui generis grosso ex aequo libris per capita lato stricto sensu mutatis mutandis post scriptum ipsis verbis al et sine die qua non pro bono alma mater persona grata carpe diem quorum summa cum laude aeternum infinitum initio campus campi media apud idem ibidem sic passim versus via persona nihil rerum novarum ballet buffet buffets chef chefs croissant croissants sommelier fondue jeans t-shirt t-shirts spa spas cocktail cocktails lobby lobbies lobbying stress part-time full-time freelancer freelancers freelance feeling copyright kit kits leasing renting outlet outlets rally ralis ranking rankings stock stocks timing timings trailer trailers zapping voucher vouchers checklist briefing barman crowdfunding takeaway take-away hall halls hostel hostels resort resorts boom booms slogan slogans dossier dossiers bidé croché tricot atelier ateliers maître menu menus puzzle puzzles quiche quiches ketchup bacon pickles cheesecake brownie brownies muffin muffins cupcake cookies wok sashimi ramen kebab falafel hummus ceviche tacos burrito pesto mozzarella parmesão ricotta gnocchi risotto lasanha latte cappuccino espresso expresso gin vodka rum bourbon brandy sherry bouquet rouge chic kitsch vintage retro trendy fashion look piercing tattoo skinhead punk punks hobby hobbies hippie hippies yuppie gay gays drag queen rave raves deejay dj mc rapper rap funk soul blues gospel indie techno house trance reggae ska heavy metal thrash set sets tie-break smash fair-play doping penalty offside dribbling playoff play-off sprint sprinter sprints jogging running trail trekking rafting kayak kitesurf windsurf bodyboard paddle padel squash cricket rugby râguebi karts kart karting rali pole position poster posters flyer flyers banner banners layout layouts template templates widget widgets plugin plugins bug bugs cookie cookies spam phishing malware firewall hacker hackers blogger bloggers youtuber youtubers streamer gamer gamers joystick console bit bits byte bytes pixel pixels scanner scanners pen pens drive drives drone drones wireless bluetooth hotspot newsletter newsletters open source lounge rooftop backpack backpacker check-in check-out check-up overbooking low-cost charter jet jets lag transfer transfers tuk-tuk tuk-tuks ferry ferries camping glamping bungalow bungalows cottage loft lofts duplex open-space coworking brainstorming coaching mentor mentoring know-how networking benchmarking business holding holdings offshore spread spreads swap leverage rating ratings default cash cash-flow royalties merchandising sponsor sponsors target targets teaser spot spots jingle reality talk cast casting castings remake script scripts thriller thrillers western westerns suspense sitcom soap zoom flash flashes close-up ski bob golf green crime baby-sitter babysitter bebé-proveta maquete maquetes hardcover paperback scone scones duche duches quiosque bobine camioneta bicla'.split(
    ' ',
  ),
);

/** Foreign words that Portuguese texts use unchanged: Latin phrases, loanwords of trade, food, sport and music. */
export const isLoanword = (word: string): boolean => foreignWords.has(word);

const abbreviations =
  /^(?:ex[mc]?[oa]s?|ex[ªº]s?|il[mu][oa]s?|s?r[aª]?s?|sr[asª]*|dr[asª]*|eng[ªa]?|arq[ªa]?|prof[ªas]*|av|lda|ltd|art|arts|cap|caps|p[áa]gs?|fls?|tel|telef|tlm|ed|eds|org|orgs|vols?|op|cit|ibid|cf|refs?|cia|rev|mons|cap|cor|ten|sarg|gen|alm|pe|fr|esc|apto?|dto|esq|s[ée]cs?|aprox|m[áa]x|m[íi]n|tb|obs|núm|nac|int|ext|trad|pref|fig|figs|tab|jan|fev|abr|ago|set|out|nov|dez|seg|ter|qua|qui|sex|dom)$/;

/** "Exmos. Senhores", "V. Exas.", "aprox. dois": the full stop makes the word an abbreviation. */
export function isAbbreviation(word: string, behind: string): boolean {
  if (!behind.startsWith('.')) return false;
  return (
    abbreviations.test(word.toLowerCase()) || (word.length <= 5 && /^\.(?:,|\s?[\p{Ll}\p{N}])/u.test(behind))
  );
}

/** The infinitive and the ending of "dir-me-ão", "encontrar-nos-emos", "fá-lo-ia" (Cunha e Cintra, cap. 11). */
const within =
  /^(\p{L}+)-(?:me|te|se|lhes?|nos|vos|l[oa]s?|[mt][oa]s?|lh[oa]s?|no-l[oa]s?|vo-l[oa]s?)(?:-l[oa]s?)?-(?:ei|ás|á|emos|eis|ão|ia|ias|íamos|íeis|iam)$/u;

/** A pronoun inside a future form: the part before it is a whole or shortened infinitive. */
export function isFutureWithPronoun(word: string, isKnown: (word: string) => boolean): boolean {
  const [, stem = ''] = within.exec(word.toLowerCase()) ?? [];
  if (stem === '') return false;
  if (/(?:^|[^aeiou])(?:far|dir|trar|fá|di|trá)$/.test(stem)) return true;
  const infinitive = stem.endsWith('r') ? stem : `${bare(stem)}r`;
  return /[áêôí]$|r$/.test(stem) && (isKnown(infinitive) || isKnown(`${stem}r`));
}

const bare = (stem: string): string =>
  stem.replace(/á$/, 'a').replace(/ê$/, 'e').replace(/ô$/, 'ô').replace(/í$/, 'i');

/** "Karl von Frisch", "Leonardo da Vinci's": small words inside a name. */
export const isWithinName = (before: string, behind: string): boolean =>
  /\p{Lu}[\p{L}.]*\s(?:\p{Ll}{1,4}\s)?$/u.test(before) && /^\s(?:\p{Ll}{1,4}\s)?\p{Lu}/u.test(behind);

/** Stricter limits for Portuguese, whose writers coin and borrow words: the replacement must be closer than this. */
export const portugueseCosts = { opening: 0.95, word: 1.25, rare: 1 };
