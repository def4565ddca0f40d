import { entries } from '../../writing/entries.ts';
import type { Rewordings } from '../../writing/reword.ts';
import { declined } from './declined.ts';

/** Adverbs are replaced with adverbs, and conjunctions with conjunctions of the same word order, so that no verb has to move. */
export const germanRewordings: Rewordings = {
  pairs: [
    ...entries(`
      zum Beispiel = beispielsweise
      außerdem = zudem
      darüber hinaus = überdies
      deswegen = deshalb
      jedoch = allerdings
      trotzdem = dennoch
      manchmal = mitunter
      fast = beinahe
      zurzeit = derzeit
      im Allgemeinen = in der Regel
      teilweise = zum Teil
      obwohl = obgleich
      jeden Tag = täglich
      jedes Jahr = jährlich
      nach und nach = allmählich
      wahrscheinlich = vermutlich
    `),
    ...entries('vor allem = in erster Linie', { notBefore: /(?:^|[.!?])$/u }),
    ...entries('bevor = ehe', { notBefore: /\b(?:nicht|noch)$/iu }),
    ...declined('schnell', 'rasch'),
  ],
  once: [
    ...entries(`
      ungefähr = etwa
      im Gegensatz dazu = dagegen
      gleichzeitig = zur selben Zeit
      immer wieder = wiederholt
      auf der ganzen Welt = weltweit
      sofort = umgehend
      heutzutage = heute
      bekommt = erhält
      bekam = erhielt
      bekamen = erhielten
      benutzen = verwenden
      benutzt = verwendet
      benutzte = verwendete
      benutzten = verwendeten
      in der heutigen Zeit = heute
      zum jetzigen Zeitpunkt = jetzt
      gemeinsam mit = zusammen mit
    `),
    // In other positions a comma would be needed before them.
    ...entries(
      `
      aufgrund der Tatsache, dass = weil
      trotz der Tatsache, dass = obwohl
      unter der Bedingung, dass = wenn
      `,
      { notBefore: /[\p{L}\p{N}]$/u },
    ),
    ...entries('deshalb = daher', { notBefore: /\b(?:gerade|eben|nur)$/iu }),
    ...entries('oft = häufig', { notBefore: /\b(?:so|zu|wie)$/iu }),
    ...entries('nur = lediglich', { notBefore: /\b(?:nicht|wenn|doch|ja|immer|warum|wie|noch|bitte)$/iu }),
    ...entries('viele = zahlreiche', { after: /^\p{Lu}/u, notBefore: /\b(?:so|wie|zu|sehr|die|diese)$/iu }),
    ...entries('vielen = zahlreichen', { after: /^(?!Dank)\p{Lu}/u, notBefore: /\b(?:so|wie|zu|sehr)$/iu }),
    ...entries(', weil = , da', {
      notBefore: /(?:\b(?:deshalb|darum|nur|gerade|auch|eben|schon|etwa|nicht))$/iu,
    }),
    ...declined('wichtig', 'bedeutsam'),
  ],
};
