/** "a" or "an", by the sound at the start of the word (Quirk and others, 5.11). */
export function indefiniteArticle(word: string): 'a' | 'an' {
  if (/^(?:uni(?!n|m[^o])|us[eu]|euro?|one\b|once\b|ut(?:il|op)|ubiq|u\b)/.test(word)) return 'a';
  return /^(?:[aeiou]|hour|honest|honou?r|heir)/.test(word) ? 'an' : 'a';
}
