import { fixed } from '../tokens/fixed-phrase.ts';
import { phrase, type PhraseRule } from '../tokens/rule.ts';
import type { GermanLexicon } from './lexicon.ts';

type Rule = PhraseRule<GermanLexicon>;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const comparatives = String.raw`(?:größer|kleiner|besser|schlechter|älter|jünger|schneller|langsamer|schöner|mehr|weniger|höher|tiefer|länger|kürzer|teurer|billiger|günstiger|stärker|schwächer|lieber|eher|früher|später|wichtiger|einfacher|schwieriger|leichter|schwerer|interessanter|weiter|näher|reicher|ärmer|klüger|dümmer|wärmer|kälter|heißer|lauter|leiser|breiter|enger|dicker|dünner|gesünder|öfter|häufiger|seltener|netter|freundlicher|bequemer|gefährlicher|sicherer|moderner|anders)(?:e[rsnm]?)?`;
const timeWords = String.raw`(?:\p{N}+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|ein(?:em|er|igen)|vielen|mehreren|wenigen|Jahren|Monaten|Wochen|Tagen|Stunden|Jahrzehnten|Jahrhunderten|gestern|vorgestern|heute|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Anfang|Ende|Mitte|langem|kurzem|jeher|damals|wann|letzte[mnr]|dem|der|meiner|seiner|ihrer|unserer)`;

/** Words that sound alike: "seid/seit", "wieder/wider", "tot/Tod" (Duden, Richtiges und gutes Deutsch). */
const soundAlike: readonly Rule[] = [
  {
    name: 'DeSeit',
    reason: 'SoundAlike',
    pattern: phrase(String.raw`\b(?<wrong>seid) ${timeWords}\b`),
    mend: () => 'seit',
  },
  fixed('DeSeid', 'SoundAlike', String.raw`\b[Ii]hr (?<wrong>seit)(?= (?!${timeWords}\b))\b`, 'seid'),
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
    String.raw`, (?:so|ohne|anstatt|auf) (?<wrong>das) (?:ich|du|er|sie|es|wir|ihr|man|die|der|alle|viele|kein|keine)\b`,
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
    String.raw`\b(?:der|den|dem|des|vom|zum|am|seinem|ihrem|seinen|ihren|mein) (?<wrong>[Tt]ot)\b(?! \p{Lu})`,
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
      String.raw`(?<wrong>\b(?!(?:oder|und|nun|dann|jetzt|das|es|da|ich|er|sie|wir|aber|heute|hier|so|zwar|nicht)\b)\p{Ll}{2,}) (?:sondern|aber) (?:ich|er|es|wir|du|sie|ihr|man|nicht) `,
    ),
    mend: (wrong) => `${wrong},`,
  },
  fixed('DeFast', 'SoundAlike', String.raw`\b(?<wrong>vast) `, 'fast'),
  fixed(
    'DeViel',
    'SoundAlike',
    String.raw`\b(?:er|sie|es|ich|mir|das|Schnee|Regen) (?<wrong>viel) (?:mir|hin|auf|aus|herunter|durch|vom|ins|leicht|schwer)\b(?! \p{Ll}+er\b)`,
    'fiel',
  ),
  fixed('DeDenn', 'SoundAlike', String.raw`\b(?<wrong>den), (?:ich|du|er|es|wir|sie)\b`, 'denn'),
  fixed(
    'DeDenn',
    'SoundAlike',
    String.raw`, (?<wrong>den) (?:ich|du|er|es|wir|man|das) (?:bin|bist|ist|habe|hat|haben|sind|war|will|kann|muss|möchte|wird|werde|hatte)\b(?! \p{L}+[.,])(?=[^,.]*[.!?])`,
    'denn',
  ),
  fixed(
    'DeWenn',
    'SoundAlike',
    String.raw`(?:^|[.!?] |, |\b(?:und|aber|nur|auch) )(?<wrong>[Ww]en) (?:ich|du|es|wir|man|das|er|sie|ihr) (?:[^,.?]+ )?(?:\p{Ll}+)(?:,|\.)`,
    'wenn',
  ),
];

/** "größer wie": a comparative takes "als"; sameness takes "wie". */
const comparing: readonly Rule[] = [
  fixed(
    'DeAls',
    'Standard',
    String.raw`\b${comparatives} (?<wrong>wie)\b(?! (?:gesagt|erwähnt|beschrieben|möglich|es|folgt|immer|auch|üblich|gewohnt|vorher))`,
    'als',
  ),
  fixed(
    'DeAls',
    'Standard',
    String.raw`\b${comparatives} (?<wrong>wie) es (?:früher|vorher|sonst|gestern)`,
    'als',
  ),
  fixed(
    'DeAls',
    'Standard',
    String.raw`\b(?:größer|kleiner|besser|mehr|weniger|älter|jünger|anders|schneller|schöner) (?<wrong>als wie|wie als)\b`,
    'als',
  ),
  fixed(
    'DeWie',
    'Standard',
    String.raw`\b(?:genauso|ebenso|so|doppelt so|halb so) (?:groß|gut|viel|schnell|schön|alt|hoch|lang|wichtig|teuer|stark|weit|oft|klein|schwer|früh|jung|klug) (?<wrong>als)\b`,
    'wie',
  ),
  fixed(
    'DeDoubleComparative',
    'Standard',
    String.raw`\b(?<wrong>mehr (?=(?:besser|größer|kleiner|schöner|schneller|älter|billiger|teurer|einfacher|schwieriger|wichtiger|interessanter|leichter|höher|stärker)\b))`,
    '',
  ),
];

const joined: readonly Rule[] = [
  {
    name: 'DeSelbe',
    reason: 'Standard',
    pattern: phrase(String.raw`\b(?<wrong>(?:der|die|das|den|dem|des) selben?)\b`),
    mend: (wrong) => wrong.replace(/\s+/, ''),
  },
  ...(
    [
      ['zu mindestens', 'zumindest'],
      ['in wie weit', 'inwieweit'],
      ['in wiefern', 'inwiefern'],
      ['in sofern', 'insofern'],
      ['zu hause', 'zu Hause'],
      ['nach hause', 'nach Hause'],
      ['zuhause gehen', 'nach Hause gehen'],
      ['vor allen dingen', 'vor allen Dingen'],
      ['auf jedenfall', 'auf jeden Fall'],
      ['auf keinenfall', 'auf keinen Fall'],
      ['gar nichts (?=desto)', 'nichts'],
      ['zum beispiel', 'zum Beispiel'],
      ['im allgemeinen', 'im Allgemeinen'],
      ['im folgenden(?! \\p{Lu})', 'im Folgenden'],
      ['im wesentlichen(?! \\p{Lu})', 'im Wesentlichen'],
      ['im besonderen(?! \\p{Lu})', 'im Besonderen'],
      ['des weiteren', 'des Weiteren'],
      ['im großen und ganzen', 'im Großen und Ganzen'],
      ['nichts besonderes', 'nichts Besonderes'],
      ['etwas neues', 'etwas Neues'],
      ['etwas anders(?= als)', 'etwas anderes'],
      ['nichts neues', 'nichts Neues'],
      ['etwas gutes', 'etwas Gutes'],
      ['alles gute(?=[.!, ])', 'alles Gute'],
      ['recht haben', 'recht haben'],
      ['zu zweit', 'zu zweit'],
      ['ein bißchen', 'ein bisschen'],
      ['bis her', 'bisher'],
      ['all zu', 'allzu'],
      ['über haupt', 'überhaupt'],
      ['so dass', 'sodass'],
    ] as const
  )
    .filter(([wrong, right]) => wrong !== right && right !== 'sodass')
    .map(([wrong, right]): Rule => ({
      name: 'DeFixedPhrase',
      reason: 'Standard',
      // A capital is what is missing in many of them: "zum beispiel".
      pattern: phrase(
        String.raw`\b(?<wrong>[${wrong.charAt(0).toUpperCase()}${wrong.charAt(0)}]${wrong.slice(1)})`,
        'exact',
      ),
      mend: (text) => (/^\p{Lu}/u.test(text) ? capital(right) : right),
    })),
  fixed(
    'DeFixedPhrase',
    'Standard',
    String.raw`(?:^|[.!?] )(?<wrong>[Ii]n dem) (?:man|ich|du|wir) (?=[^,.]+, )`,
    'Indem',
  ),
  fixed(
    'DeFixedPhrase',
    'Standard',
    String.raw`(?:^|[.!?] )(?<wrong>[Nn]ach dem) (?:man|ich|du|er|wir) (?=[^,.]+, )`,
    'Nachdem',
  ),
  {
    name: 'DeTimeOfDay',
    reason: 'NounCapital',
    pattern: phrase(
      String.raw`\b(?:heute|gestern|morgen|vorgestern|übermorgen) (?<wrong>abend|mittag|nachmittag|vormittag|nacht)\b`,
    ),
    mend: capital,
  },
  {
    name: 'DeTimeOfDay',
    reason: 'NounCapital',
    pattern: phrase(
      String.raw`\b(?:am|eines|jeden|diesen|den ganzen) (?<wrong>abend|morgen|mittag|nachmittag|vormittag|tag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\b`,
    ),
    mend: capital,
  },
  fixed('DeStandard', 'Standard', String.raw`\b(?<wrong>im großen) und ganzen\b`, 'im Großen'),
  fixed(
    'DeStandard',
    'Standard',
    String.raw`\b(?<wrong>diesen) (?:Jahres|Monats|Tages|Sommers|Winters|Jahrhunderts|Abends)\b`,
    'dieses',
  ),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?<wrong>in|an|bei|am) (?:\d+|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|halb \p{L}+) Uhr\b`,
    'um',
  ),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?<wrong>zu) (?:Griechenland|Deutschland|England|Irland|Russland|Finnland|Spanien|Italien|Portugal|Frankreich|Österreich|Polen|Kroatien|Japan|China|Indien|Amerika|Afrika|Berlin|Hamburg|München|Wien|Paris|London|Rom|Köln|Prag|Madrid|Kanada|Mexiko|Brasilien|Schweden|Norwegen|Dänemark|Ungarn|Belgien)\b`,
    'nach',
  ),
  {
    name: 'DeRepeated',
    reason: 'Repeated',
    pattern: phrase(
      String.raw`(?<=\p{Ll} )(?<!\b(?:mit|in|als|von|an|auf|zu|bei|für|aus|nach|über|unter|vor|durch|und|oder|wie|dass|ob|wenn|weil) )(?<wrong>(?<word>das|die|der|dem|den) \k<word>) (?=\p{Lu})`,
    ),
    mend: (_wrong, { word }) => word,
  },
  {
    name: 'DeApostrophe',
    reason: 'Standard',
    pattern: phrase(
      String.raw`\b(?:die|der|den|viele|zwei|drei|alle|neue|neuen|keine|unsere|meine|diese|beiden|\p{Ll}+sten) (?<wrong>\p{Lu}\p{Ll}+['’]s)\b`,
    ),
    mend: (wrong) => wrong.replace(/['’]/, ''),
  },
  fixed('DeStandard', 'Standard', String.raw`\b(?<wrong>einzigste)[rsnm]?\b`, 'einzige'),
];

/** Prepositions that go with a verb, an adjective or a noun (Duden, Das Wörterbuch der sprachlichen Zweifelsfälle). */
const governed: readonly Rule[] = [
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b[Ww]art(?:e|est|et|en|ete|eten) (?:schon |lange |seit \p{L}+ |noch |immer )?(?<wrong>für)\b`,
    'auf',
  ),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b[Aa]ngst (?<wrong>von|über|für)\b(?! (?:mir|uns|ihm|ihr)\b)`,
    'vor',
  ),
  fixed('DePreposition', 'Preposition', String.raw`\babhängig (?<wrong>auf|an|vom dem)\b`, 'von'),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?:hängt|hängen|hing) (?<wrong>auf|an) (?:dem|der|den) (?:Wetter|Situation|Preis|Zeit|Geld|Person|Frage)\b`,
    'von',
  ),
  fixed('DePreposition', 'Preposition', String.raw`\bstolz (?<wrong>für|über|von)\b`, 'auf'),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\binteressier(?:e|st|t|en|te|ten) (?:mich|dich|sich|uns|euch) (?:sehr |auch |nicht |besonders )?(?<wrong>in|an|über|auf)\b`,
    'für',
  ),
  fixed('DePreposition', 'Preposition', String.raw`\bInteresse (?<wrong>in|auf|über)\b`, 'an'),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?:denke|denkst|denkt|dachte) (?:oft |viel |immer |nur )?(?<wrong>von|zu) (?:dich|ihn|meine|meinen|die|den|das)\b`,
    'an',
  ),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?:bitte|bittet|bat|bitten) (?:\p{L}+ ){1,2}(?<wrong>für) (?:Hilfe|Rat|Geld|Entschuldigung|Verzeihung|Antwort)\b`,
    'um',
  ),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?:gehe|gehst|geht|gehen|ging|gingen|fahre|fährt|fahren|fuhr) (?:\p{L}+ ){0,2}(?<wrong>zu Hause)\b`,
    'nach Hause',
  ),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?:bin|bist|ist|sind|war|waren|bleibe|bleibt|bleiben|blieb) (?:\p{L}+ ){0,2}(?<wrong>nach Hause)(?=[.,!?])(?<!gegangen|gekommen)`,
    'zu Hause',
  ),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?:fahre|fährst|fährt|fahren|fuhr|fliege|fliegt|fliegen|flog|reise|reist|reisen|gefahren|gehe|gehen) (?:\p{L}+ ){0,2}(?<wrong>zu|in) (?:Berlin|Hamburg|München|Köln|Wien|Paris|London|Rom|Deutschland|Österreich|Frankreich|Spanien|Italien|England|Portugal|Europa|Amerika|Polen)(?=[.,!?])`,
    'nach',
  ),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?:nehme|nimmt|nehmen|nahm|teilgenommen|teilnehmen) (?:\p{L}+ )?(?<wrong>in|bei|zu) (?:dem|der|einem|einer) (?:Kurs|Wettbewerb|Projekt|Konferenz|Diskussion|Prüfung) teil\b`,
    'an',
  ),
  fixed('DePreposition', 'Preposition', String.raw`\b(?:zufrieden) (?<wrong>von|über|für)\b`, 'mit'),
  fixed('DePreposition', 'Preposition', String.raw`\b(?:verliebt) (?<wrong>mit|an)\b`, 'in'),
  fixed('DePreposition', 'Preposition', String.raw`\b(?:gewöhnt) (?<wrong>zu|auf|mit)\b`, 'an'),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?<wrong>in) (?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Wochenende|Abend|Morgen)\b`,
    'am',
  ),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?<wrong>in) (?:1[5-9]|20)\d\d\b(?=[.,]| (?:wurde|war|habe|hat|bin|ist|gab))`,
    'im Jahr',
  ),
];

export const germanPhrases: readonly Rule[] = [...soundAlike, ...comparing, ...joined, ...governed];
