/** Emoji joined into one by U+200D (UTS #51, ED-16). */
export const joinedEmoji =
  /\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*(?:\u200D\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*)+/gu;
