/**
 * Families for characters that a chosen font lacks, in order: Tinos brings Hebrew. Chinese, Japanese and Korean
 * are not among them: one weight of them is larger than all the other fonts together.
 */
export const fallbackFamilies = ['Noto Sans', 'Tinos', 'Noto Naskh Arabic', 'Noto Emoji'] as const;

export const fallbackFiles = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
  '@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
] as const;
