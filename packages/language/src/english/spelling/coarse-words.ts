/** Words that nobody wants to be offered for another one. */
const coarse = new Set(
  `sex sexy sexed ass asses arse arses tit tits shit shits shitty crap crappy fuck fucks fucked fucker fucking bitch bitches
  whore whores slut sluts dick dicks cock cocks piss pissed porn bastard bastards cunt cunts pussy wank fart farts turd
  nigger niggers nigga faggot fag fags retard retards rape raped rapist anal anus penis vagina boobs undies`.split(
    /\s+/,
  ),
);

/** Whether a word is left out of what is offered for another one; whoever writes it rightly is not told. */
export const isCoarse = (word: string): boolean => coarse.has(word.toLowerCase().replace(/['’]s$/, ''));
