import type { AiAction } from '@octavo/contract';

type Intent = AiAction | 'casual';

/** Matches a word of a request at any position; `\b` does not know accents. */
const anyOf = (...words: readonly (readonly string[])[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}])(?:${words.flat().join('|')})(?![\p{L}])`, 'iu');

/** Plain-language requests that the built-in engine can handle, in all languages, by intent. */
const intents: readonly (readonly [RegExp, Intent])[] = [
  [
    anyOf(
      ['summari[sz]e', 'summary', 'shorten', 'shorter', 'condense', 'tl;?dr'],
      ['résum\\p{L}*', 'raccourci\\p{L}*', 'plus courte?', 'condense[rz]?', 'abrèg\\p{L}*', 'abrég\\p{L}*'],
      ['zusammenfass\\p{L}*', 'zusammengefasst', 'fass\\p{L}* (?:.{0,40} )?zusammen', 'kürz\\p{L}*'],
      ['resum\\p{L}*', 'encurt\\p{L}*', 'mais curto', 'mais curta', 'condensa\\p{L}*'],
    ),
    'summarize',
  ],
  [
    anyOf(
      ['paraphrase', 'rephrase', 'reword', 'rewrite in other words', 'say it differently'],
      ['paraphras\\p{L}*', 'reformul\\p{L}*', "(?:avec |en )?d['’]autres (?:mots|termes)", 'autrement'],
      [
        'umformulier\\p{L}*',
        'formulier\\p{L}* (?:.{0,60} )?um',
        'paraphrasier\\p{L}*',
        'anders ausdrücken',
        'mit anderen Worten',
        'in anderen Worten',
        'umschreib\\p{L}*',
      ],
      ['parafras\\p{L}*', 'reescrev\\p{L}*', 'por outras palavras', 'de outra forma', 'de outro modo'],
    ),
    'paraphrase',
  ],
  [
    anyOf(
      ['formal', 'formally', 'academic', 'professional'],
      ['formel(?:le)?s?', 'soutenue?', 'académique', 'universitaire', 'professionnel(?:le)?s?'],
      [
        'formell\\p{L}*',
        'förmlich\\p{L}*',
        'akademisch\\p{L}*',
        'wissenschaftlich\\p{L}*',
        'professionell\\p{L}*',
      ],
      ['formais', 'académic[oa]s?', 'profissional', 'profissionais'],
    ),
    'soundAcademic',
  ],
  [
    anyOf(
      ['casual', 'casually', 'informal', 'colloquial'],
      ['famili(?:er|ère)s?', 'informel(?:le)?s?', 'décontractée?'],
      ['locker\\p{L}*', 'informell\\p{L}*', 'umgangssprachlich\\p{L}*', 'salopp\\p{L}*'],
      ['informais', 'coloquial', 'coloquiais', 'descontraíd[oa]s?'],
    ),
    'casual',
  ],
  [
    anyOf(
      ['fix', 'correct', 'proofread', 'improve', 'fluent', 'fluency', 'grammar', 'spelling'],
      ['corrige[rz]?', 'corrections?', 'améliore[rz]?', 'orthographe', 'grammaire', 'fluide'],
      [
        'korrigier\\p{L}*',
        'verbesser\\p{L}*',
        'Rechtschreib\\p{L}*',
        'Grammatik\\p{L}*',
        'flüssig\\p{L}*',
        'Fehler',
      ],
      ['corrig\\p{L}*', 'corrij\\p{L}*', 'melhor[ae]r?', 'ortografia', 'gramática', 'fluente', 'fluidez'],
    ),
    'improveFluency',
  ],
];

/** "Less formal" asks for the opposite of what it names. */
const lessFormal = anyOf([
  '(?:less|not|moins|pas|weniger|nicht|menos|não)[- ]?(?:too |so |very |trop |si |zu |sehr |tão |muito )?(?:formal|formally|academic|formel(?:le)?s?|académique|formell\\p{L}*|förmlich\\p{L}*|formais|académic[oa]s?)',
]);

/** The intent of a short request; undefined if it asks for more than one thing or for something else. */
export function promptIntent(prompt: string): Intent | undefined {
  if (prompt.length > 120) return undefined;
  const plain = prompt.replace(lessFormal, ' casual ');
  const found = intents.filter(([pattern]) => pattern.test(plain));
  return found.length === 1 ? found[0]?.[1] : undefined;
}
