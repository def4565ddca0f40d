const vowelSound =
  /^(?:[aeio]|u(?!ni(?!n)|s[aeiu]|til|tens|biq|ran)|hour|honest|honou?r|heir)(?!ne\b|nce\b|urop)/i;

/** "a" or "an", depending on the word that follows. */
export const articleFor = (word: string): 'a' | 'an' => (vowelSound.test(word) ? 'an' : 'a');
