/** Words that should not be proposed instead of another. */
const coarse = new Set(
  `sex sexy sexed ass asses arse arses tit tits shit shits shitty crap crappy fuck fucks fucked fucker fucking bitch bitches
  whore whores slut sluts dick dicks cock cocks piss pissed porn bastard bastards cunt cunts pussy wank fart farts turd
  nigger niggers nigga faggot fag fags retard retards rape raped rapist anal anus penis vagina boobs undies`.split(
    /\s+/,
  ),
);

/** Whether a word is never proposed instead of another; it is not reported where it is written correctly. */
export const isCoarse = (word: string): boolean => coarse.has(word.toLowerCase().replace(/['’]s$/, ''));
