import { academicLevels, essayTypes } from '@octavo/contract/essay-options';
import { languages } from '@octavo/contract/languages';
import type { EssayWanted } from '../../apps/api/src/compositions/essay/essay-wanted.ts';

const subjects = [
  ['school uniforms', 'night trains', 'the price of bread', 'libraries'],
  ['les trains de nuit', 'l’uniforme à l’école', 'les bibliothèques', 'le prix du pain'],
  ['die Zukunft der Innenstadt', 'Bibliotheken', 'Schuluniformen', 'Nachtzüge'],
  ['os comboios noturnos', 'as bibliotecas', 'o preço do pão', 'a farda na escola'],
  ['le bilinguisme', 'la forêt boréale', 'les hivers doux', 'le hockey'],
] as const;
const lengths = [50, 150, 300, 500, 750, 1000, 1500, 2500, 3500, 5000];
const subjectsOf = { en: 0, 'fr-FR': 1, 'de-DE': 2, 'pt-PT': 3, 'fr-CA': 4 } as const;

/** Twenty essays: four in each language, with each length twice and every type and level. */
export const orders: readonly EssayWanted[] = languages.flatMap((language, row) =>
  subjects[subjectsOf[language]].map((subject, column): EssayWanted => {
    const index = row * 4 + column;
    return {
      language,
      subject,
      thesis: column % 2 === 0 ? undefined : `${subject}: 1 + 1 = 2`,
      academicLevel: academicLevels[index % academicLevels.length] ?? academicLevels[0],
      wordCount: lengths[index % lengths.length] ?? 500,
      style: essayTypes[index % essayTypes.length] ?? essayTypes[0],
      referenceStyle: 'None',
    };
  }),
);
