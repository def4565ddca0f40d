/** Also draws joined emoji, parts of which other fonts have as well. */
export const emojiFamily = 'Noto Emoji';
export const emojiFile = '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf';

/** Draws each Arabic letter as one glyph, so that it can be copied (decision 0314); Noto Naskh Arabic has more letters. */
export const arabicFamily = 'Amiri';

/**
 * Families for characters that the chosen font lacks, in order; Tinos adds Hebrew, and Noto Sans has Devanagari too.
 * Chinese, Japanese and Korean are added as small fonts with only the essay's characters (`east-asian-fonts.ts`).
 */
export const fallbackFamilies = [
  'Noto Sans',
  'Tinos',
  arabicFamily,
  'Noto Naskh Arabic',
  'Noto Sans Thai',
  emojiFamily,
  'Noto Sans Math',
  'Noto Sans Symbols',
  'Noto Sans Symbols 2',
] as const;

export const fallbackFiles = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
  '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
  '@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf',
  '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
  '@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
  '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  '@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf',
  emojiFile,
  '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
  '@expo-google-fonts/noto-sans-symbols/400Regular/NotoSansSymbols_400Regular.ttf',
  '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
] as const;
