import { pageMeasures } from '@octavo/contract/download-options';
import type { DownloadOptions } from '@octavo/contract';
import { codeFont, fontFamilies, type FontFamily } from '@octavo/formats/essay';
import { arabicFamily, emojiFamily, fallbackFamilies } from '../fonts/fallback-fonts.ts';
import type { Sheet } from './print-job.ts';

/** The page layout for a download. */
export function sheetFor(options: DownloadOptions, language: string): Sheet {
  const font: FontFamily = fontFamilies[options.font];
  const locale = new Intl.Locale(language);
  return {
    ...pageMeasures[options.pageSize],
    margin: options.margin,
    size: options.fontSize,
    family: font.family,
    codeFamily: fontFamilies[codeFont].family,
    fallback: fallbackFamilies,
    emojiFamily,
    arabicFamily,
    slants: font.slants,
    easyReading: font.easyReading,
    language: locale.language,
    region: locale.region ?? null,
  };
}
