const verbs =
  'gibt|geht|ist|war|wäre|hat|hatte|wird|würde|macht|kommt|sei|kann|könnte|muss|soll|sollte|steht|heißt|lässt|reicht|stimmt|scheint';

/** Expands the contractions of spoken German: "gibt's" → "gibt es", "ich hab" → "ich habe". */
export const writtenOut = (text: string): string =>
  text
    .replaceAll(new RegExp(String.raw`(?<![\p{L}])(${verbs})['’]?s(?![\p{L}'’])(?<=['’]s)`, 'giu'), '$1 es')
    .replaceAll(/(?<![\p{L}])(wie|wenn|ob|dass|als)['’]s(?![\p{L}])/giu, '$1 es')
    .replaceAll(
      /(?<![\p{L}])(ich)\s(wollt|sollt|konnt|musst|dacht|hab|geh|mach|komm|sag|glaub|find|denk|brauch|würd|könnt|hätt|wär|werd|seh|kenn|bleib)['’]?(?![\p{L}])/giu,
      '$1 $2e',
    )
    .replaceAll(
      /(?<![\p{L}])(hab|geh|mach|komm|sag|glaub|find|denk|brauch|würd|könnt|hätt|wär|werd|seh|kenn|bleib)['’]?\s(ich)(?![\p{L}])/giu,
      '$1e $2',
    )
    .replaceAll(/(?<![\p{L}])(auf)['’]m(?![\p{L}])/giu, '$1 dem')
    .replaceAll(
      /(?<![\p{L}])['’](n)(em|en|er)(?![\p{L}])/giu,
      (_, n: string, ending: string) => `${n === 'N' ? 'E' : 'e'}in${ending}`,
    )
    .replaceAll(/(?<![\p{L}])['’]?(n)e(?=\s\p{Lu}\p{Ll})/gu, 'eine');

/** Contracts words as in speech. */
export const drawnTogether = (text: string): string =>
  text.replaceAll(/(?<![\p{L}])(gibt|geht|macht)\ses(?![\p{L}])(?=\s\p{Ll})/giu, '$1’s');
