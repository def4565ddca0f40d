import type { DownloadOptions } from '@octavo/contract';
import { codeFont, type FontFamily, fontFamilies } from '../fonts/font-family.ts';
import { emojiFamily, fallbackFamilies } from '../fonts/fallback-fonts.ts';
import { pageSizes } from '../page/page-size.ts';
import type { Sheet } from './print-job.ts';

/** The page layout for a download. */
export function sheetFor(options: DownloadOptions, language: string): Sheet {
  const font: FontFamily = fontFamilies[options.font];
  const locale = new Intl.Locale(language);
  return {
    ...pageSizes[options.pageSize],
    margin: options.margin,
    size: options.fontSize,
    family: font.family,
    codeFamily: fontFamilies[codeFont].family,
    fallback: fallbackFamilies,
    emojiFamily,
    slants: font.italic !== undefined,
    easyReading: font.easyReading,
    language: locale.language,
    region: locale.region ?? null,
  };
}
