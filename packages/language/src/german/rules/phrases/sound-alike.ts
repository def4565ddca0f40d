import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<GermanLexicon>;

const timeWords = String.raw`(?:\p{N}+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|ein(?:em|er|igen)|vielen|mehreren|wenigen|Jahren|Monaten|Wochen|Tagen|Stunden|Jahrzehnten|Jahrhunderten|gestern|vorgestern|heute|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Anfang|Ende|Mitte|langem|kurzem|jeher|damals|wann|letzte[mnr]|dem|der|meiner|seiner|ihrer|unserer)`;

/** Words that sound alike: "seid/seit", "wieder/wider", "tot/Tod" (Duden, Richtiges und gutes Deutsch). */
export const soundAlike: readonly Rule[] = [
  {
    name: 'DeSeit',
    reason: 'SoundAlike',
    pattern: phrase(String.raw`\b(?<wrong>seid)(?<!\bihr seid) ${timeWords}\b(?<!^Seid heute)`),
    mend: () => 'seit',
  },
  fixed(
    'DeSeid',
    'SoundAlike',
    String.raw`\b[Ii]hr (?<wrong>seit)(?= (?!(?:${timeWords}|diese[mrs]?|jene[mr]|dann|ewig|über|fast|etwa|rund|her|einem|\p{Lu}\p{L}+)\b))\b`,
    'seid',
  ),
  fixed(
    'DeSeid',
    'SoundAlike',
    String.raw`(?:^|[.!?] )(?:wo|wie|warum|wann|woher|wieso)? ?(?<wrong>seit) ihr (?:schon|alle|heute|gut|bereit|fertig|sicher|müde|zufrieden|glücklich|zu Hause|wieder)\b[^.,]*\?`,
    'seid',
  ),
  fixed(
    'DeDas',
    'SoundAlike',
    String.raw`(?:^|[.!?] |\b(?:und|aber|denn) )(?<wrong>dass) (?:ist|war|sind|hat|wird|kann|muss|geht|macht|heißt|gefällt|stimmt|bedeutet|klingt|wäre|würde|soll|darf|waren|könnte|freut|reicht|gilt|zeigt) (?!,)`,
    'das',
  ),
  fixed(
    'DeDas',
    'SoundAlike',
    String.raw`\b(?:ist|war) (?<wrong>dass) (?:ein|eine|der|die|beste|schönste|größte|richtige|wichtigste)\b`,
    'das',
  ),
  fixed(
    'DeDass',
    'SoundAlike',
    String.raw`(?:, (?:so|anstatt)|\b\p{Ll}+, ohne) (?<wrong>das) (?:ich|du|er|sie|es|wir|ihr|man|die|der|alle|viele|kein|keine)\b`,
    'dass',
  ),
  fixed(
    'DeWieder',
    'SoundAlike',
    String.raw`\b(?:immer|schon|nie|nicht|mal|bald|hin und|endlich|kommt|komme|kam|kommen|sehen uns|auch) (?<wrong>wider)\b(?! (?:Erwarten|Willen|besseres|den|die|das|alle))`,
    'wieder',
  ),
  fixed(
    'DeWieder',
    'SoundAlike',
    String.raw`\b(?<wrong>wider) (?:da|zurück|einmal|gut|gesund|nach Hause|zu Hause|auf|an|kommen|gekommen|sehen|gesehen)\b`,
    'wieder',
  ),
  {
    name: 'DeWider',
    reason: 'SoundAlike',
    pattern: phrase(
      String.raw`\b(?<wrong>[Ww]ieder(?:spiegel\p{Ll}*|spieg\p{Ll}*|spr[eiauo]ch\p{Ll}*|spruch\p{Ll}*|stand|stands|stände|standes|leg\p{Ll}+|fahren|ruf\p{Ll}*|setz\p{Ll}*|wärtig\p{Ll}*|lich\p{Ll}*))\b`,
    ),
    mend: (wrong) => wrong.replace(/ieder/, 'ider'),
  },
  {
    name: 'DeTot',
    reason: 'SoundAlike',
    pattern: phrase(
      String.raw`\b(?:ist|war|sind|waren|bin|bist|seit Jahren|schon|längst|fast|halb) (?<wrong>[Tt]od)(?=[.,!?;]| und | oder | seit )`,
    ),
    mend: () => 'tot',
  },
  fixed(
    'DeTod',
    'SoundAlike',
    String.raw`\b(?:der|den|dem|des|vom|zum|am|seinem|ihrem|seinen|ihren|mein) (?<wrong>[Tt]ot)\b(?! (?:\p{Lu}|aufgefunden|geglaubt|geboren|gesagt|gemeldet|gestellt|umf|im |am ))`,
    'Tod',
  ),
  {
    name: 'DeTod',
    reason: 'SoundAlike',
    pattern: phrase(
      String.raw`\b(?<wrong>[Tt]ot(?:krank|müde|ernst|sicher|unglücklich|traurig|langweilig|schick|schlecht|esstrafe|esfall|esangst)\p{Ll}*)\b`,
    ),
    mend: (wrong) => wrong.replace(/^([Tt])ot/, '$1od'),
  },
  fixed(
    'DeMann',
    'SoundAlike',
    String.raw`\b(?:kann|muss|wenn|dass|weil|darf|soll|wie|ob|wo|was|sollte|könnte) (?<wrong>(?=\p{Ll})mann)\b`,
    'man',
  ),
  fixed(
    'DeMann',
    'SoundAlike',
    String.raw`(?:^|[.!?] )(?<wrong>Mann) (?:kann|muss|darf|soll|sollte|könnte|sagt|weiß|sieht|braucht|hat|findet|glaubt|denkt|lernt|geht|macht)\b`,
    'Man',
  ),
  fixed(
    'DeWar',
    'SoundAlike',
    String.raw`\b(?:ich|er|sie|es|das|man|was) (?<wrong>wahr) (?:nicht|sehr|ein|eine|so|schon|noch|zu|gestern|immer|der|die|das|auch|nie|damals|in|im|auf|am|früher)\b`,
    'war',
  ),
  fixed('DeWeiss', 'SoundAlike', String.raw`\b(?:ich|er|sie|man|wer|niemand) (?<wrong>weis)\b`, 'weiß'),
  fixed(
    'DeWieder',
    'SoundAlike',
    String.raw`\b(?:uns|dich|mich|nie|bald|immer|morgen) (?<wrong>wider)(?=[.,!?])`,
    'wieder',
  ),
  fixed(
    'DeWann',
    'SoundAlike',
    String.raw`\b(?:[Ww]eißt du|[Ww]issen [Ss]ie|weiß nicht|[Ss]ag mir|[Ff]rage mich|gefragt|wissen), (?<wrong>wenn) (?:der|die|das|er|sie|es|wir|du|ich)\b`,
    'wann',
  ),
  fixed(
    'DeAlsKind',
    'SoundAlike',
    String.raw`(?:^|[.!?] )(?<wrong>Wenn) (?:ich|er|sie|wir) (?:noch )?(?:ein Kind|Kinder|klein|jung|\p{N}+ Jahre alt) war(?:en)?,`,
    'Als',
  ),
  {
    name: 'DeComma',
    reason: 'MissingComma',
    pattern: phrase(
      String.raw`(?<wrong>\b(?!(?:oder|und|nun|dann|jetzt|das|es|da|ich|er|sie|wir|aber|heute|hier|so|zwar|nicht|wenn|weil|als|falls|dass|wie|ob|wer|was|dies|immer|dort|vielleicht|oft|gestern|morgen|selbst|allein|leider|allem|sobald|bevor)\b)\p{Ll}{2,}) (?:sondern|aber) (?<next>ich|er|es|wir|du|sie|ihr|man|nicht) `,
    ),
    // "Die Datei ist da, kann aber nicht gelesen werden": "aber" stands within the clause.
    mend: (wrong, { next }, lexicon) =>
      next === 'nicht' && lexicon.finite(wrong).length > 0 ? undefined : `${wrong},`,
  },
  fixed('DeFast', 'SoundAlike', String.raw`\b(?<wrong>vast) `, 'fast'),
  fixed(
    'DeViel',
    'SoundAlike',
    String.raw`\b(?:er|sie|es|ich|mir|das|Schnee|Regen) (?<wrong>viel) (?:mir|hin|herunter|vom|ins|(?<=(?:^|[.!?] )\p{L}+ viel )(?:auf|aus|durch|leicht|schwer))\b(?! \p{Ll}+er\b)`,
    'fiel',
  ),
  fixed('DeDenn', 'SoundAlike', String.raw`\b(?<wrong>den), (?:ich|du|er|es|wir|sie)\b`, 'denn'),
  fixed(
    'DeDenn',
    'SoundAlike',
    String.raw`, (?<wrong>den) (?:ich|du|er|es|wir|man|das) (?:bin|bist|ist|habe|hat|haben|sind|war|will|kann|muss|möchte|wird|werde|hatte)\b(?![.,!?])(?! (?:und|oder)\b)(?! \p{L}+[.,])(?=[^,.]*[.!?])`,
    'denn',
  ),
  fixed(
    'DeWenn',
    'SoundAlike',
    String.raw`(?:(?:^|[.!?] )(?<wrong>Wen) (?:ich|du|es|wir|man|das|er|sie|ihr) (?:[^,.?]+ )?\p{Ll}+, (?!de[nmr]\b)|(?:(?<!\b(?:weiß|weißt|wissen|wusste|wussten|sag|sage|sagen|sagt|sagte|frage|fragt|fragte|fragen|egal|klar|verrate|verrät|ahne|gefragt|gesagt|nicht|genau|mir|uns), )(?<=, )|(?<=\b(?:und|aber|nur|auch) ))(?<wrong>wen) (?:ich|du|es|wir|man|das|er|sie|ihr) (?:[^,.?]+ )?\p{Ll}+[,.])`,
    'wenn',
  ),
];
