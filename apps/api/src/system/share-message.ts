import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '@octavo/contract/brand';
import { type Language, languages } from '@octavo/contract/languages';
import { z } from 'zod';

const texts = z.object({ message: z.string() });

/** Reads the messages for sharing the product. @throws if a file or its text is missing */
export function loadShareMessages(folder: string): ReadonlyMap<Language, string> {
  return new Map(
    languages.map((language) => {
      const source = readFileSync(join(folder, language, 'share.json'), 'utf8');
      const { message } = texts.parse(JSON.parse(source));
      return [language, message.replaceAll('{{brand}}', brand.name)] as const;
    }),
  );
}
