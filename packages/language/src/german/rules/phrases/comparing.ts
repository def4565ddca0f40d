import { fixed } from '../../../engine/tokens/fixed-phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<GermanLexicon>;

const comparatives = String.raw`(?:größer|kleiner|besser|schlechter|älter|jünger|schneller|langsamer|schöner|mehr|weniger|höher|tiefer|länger|kürzer|teurer|billiger|günstiger|stärker|schwächer|lieber|eher|früher|später|wichtiger|einfacher|schwieriger|leichter|schwerer|interessanter|weiter|näher|reicher|ärmer|klüger|dümmer|wärmer|kälter|heißer|lauter|leiser|breiter|enger|dicker|dünner|gesünder|öfter|häufiger|seltener|netter|freundlicher|bequemer|gefährlicher|sicherer|moderner|anders)(?:e[rsnm]?)?`;

/** "größer wie": a comparative takes "als"; sameness takes "wie". */
export const comparing: readonly Rule[] = [
  fixed(
    'DeAls',
    'Standard',
    String.raw`\b(?!(?:eher|weiter)\b)${comparatives} (?<wrong>wie)\b(?<!\b(?:mehr|weniger|lieber|später|früher) wie(?= (?:eine?[nmrs]?|im|in|bei|zu|aus)\b))(?! (?:bisher|damals|früher|gesagt|erwähnt|beschrieben|möglich|es|folgt|immer|auch|üblich|gewohnt|vorher))`,
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
    String.raw`\b(?:genauso|ebenso|so|doppelt so|halb so) (?:groß|gut|viel|schnell|schön|alt|hoch|lang|wichtig|teuer|stark|weit|oft|klein|schwer|früh|jung|klug) (?<wrong>als)\b(?! (?:möglich|nur|irgend))`,
    'wie',
  ),
  fixed(
    'DeDoubleComparative',
    'Standard',
    String.raw`\b(?<!\b(?:nicht|nichts|nie|kaum|kein\p{L}*) )(?<wrong>mehr (?=(?:besser|größer|kleiner|schöner|schneller|älter|billiger|teurer|einfacher|schwieriger|wichtiger|interessanter|leichter|höher|stärker)\b))`,
    '',
  ),
];
