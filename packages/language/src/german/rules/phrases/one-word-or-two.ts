import { phrase } from '../../../engine/tokens/phrase.ts';
import type { PhraseRule } from '../../../engine/tokens/rule.ts';
import type { GermanLexicon } from '../../lexicon/lexicon.ts';

type Rule = PhraseRule<GermanLexicon>;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Fixed phrases: one word or two, upper or lower case (Regelwerk 2018, § 34–58). */
export const joined: readonly Rule[] = [
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
      ['im allgemeinen(?! \\p{Lu})', 'im Allgemeinen'],
      ['im folgenden(?! \\p{Lu})', 'im Folgenden'],
      ['im wesentlichen(?! \\p{Lu})', 'im Wesentlichen'],
      ['im besonderen(?! \\p{Lu})', 'im Besonderen'],
      ['des weiteren(?! \\p{L})', 'des Weiteren'],
      ['im großen und ganzen', 'im Großen und Ganzen'],
      ['nichts besonderes(?! \\p{Lu})', 'nichts Besonderes'],
      ['etwas neues(?! \\p{Lu})', 'etwas Neues'],
      ['etwas anders(?= als)', 'etwas anderes'],
      ['nichts neues(?! \\p{Lu})', 'nichts Neues'],
      ['etwas gutes(?! \\p{Lu})', 'etwas Gutes'],
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
      // Many of them only lack a capital: "zum beispiel".
      pattern: phrase(
        String.raw`\b(?<wrong>[${wrong.charAt(0).toUpperCase()}${wrong.charAt(0)}]${wrong.slice(1)})`,
        'exact',
      ),
      mend: (text) => (/^\p{Lu}/u.test(text) ? capital(right) : right),
    })),
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
  {
    name: 'DeRepeated',
    reason: 'Repeated',
    pattern: phrase(
      String.raw`(?<=\p{Ll} )(?<!\b(?:mit|in|als|von|an|auf|zu|bei|für|aus|nach|über|unter|vor|durch|und|oder|wie|[Dd]ass|[Oo]b|[Ww]enn|[Ww]eil|[Ii]st|[Ww]ar|wäre|sei) )(?<wrong>(?<word>das|die|der|dem|den) \k<word>) (?=\p{Lu})`,
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
];
