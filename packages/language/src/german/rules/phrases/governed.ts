import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<GermanLexicon>;

/** Prepositions that go with a verb, an adjective or a noun (Duden, Das Wörterbuch der sprachlichen Zweifelsfälle). */
export const governed: readonly Rule[] = [
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b[Ww]art(?:e|est|et|en|ete|eten) (?:schon |lange |seit \p{L}+ |noch |immer )?(?<wrong>für)\b(?! (?:immer|eine?n? (?:Weile|Moment|Stunde|Tag)|Stunden|Jahre)\b)`,
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
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\bstolz (?:(?<wrong>für|über)\b|(?<wrong>von) (?:dir|mir|ihm|ihr|uns|euch|[mds]ein\p{L}*|unser\p{L}*|ihren)\b)`,
    'auf',
  ),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\binteressier(?:e|st|t|en|te|ten) (?:mich|dich|sich|uns|euch) (?:sehr |auch |nicht |besonders )?(?<wrong>in|an|über|auf)\b`,
    'für',
  ),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`(?<!\b(?:mit|voller|voll|ohne|großem|größtem|wachsendem) )\bInteresse (?<wrong>in|auf|über)\b`,
    'an',
  ),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?:denke|denkst|denkt|dachte) (?:oft |viel |immer |nur )?(?<wrong>von|zu) (?:dich|ihn|meine|die|das)\b`,
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
    String.raw`\b(?:gehe|gehst|geht|gehen|ging|gingen|fahre|fährt|fahren|fuhr) (?:(?!es\b)\p{L}+ ){0,2}(?<wrong>zu Hause)(?=[.,!?]|$| (?:und|oder|denn)\b)`,
    'nach Hause',
  ),
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?:bin|bist|ist|sind|war|waren|bleibe|bleibt|bleiben|blieb) (?:\p{L}+ ){0,2}(?<wrong>nach Hause)(?=[.,!?])(?<!(?:Weg|Fahrt|Reise|Anruf|Brief|Rückkehr|unterwegs|zurück) nach Hause)`,
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
  fixed(
    'DePreposition',
    'Preposition',
    String.raw`\b(?:zufrieden) (?:(?<wrong>über|für)\b|(?<wrong>von) (?:dir|mir|ihm|ihr|uns|euch|[mds]ein\p{L}*|unser\p{L}*)\b)`,
    'mit',
  ),
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
