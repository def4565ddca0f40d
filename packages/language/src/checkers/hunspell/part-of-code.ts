/** "engl.", "ital.": shortened with a full stop that ends no sentence. */
const longestShortForm = 5;
/** Commands and shortened names: "dpkg", "www". */
const withoutVowels = /^[bcdfghjklmnpqrstvwxz]{3,}$/u;

/** Whether a word belongs to a path, an option, a name in a program or a number: "/tmp/", "file_name", "3ème". */
export function isPartOfCode(paragraph: string, word: string, at: number): boolean {
  const before = paragraph.slice(Math.max(0, at - 2), at);
  const after = paragraph.slice(at + word.length, at + word.length + 2);
  return (
    withoutVowels.test(word) ||
    (/^[ ]?\.\s\p{Ll}/u.test(paragraph.slice(at + word.length)) && word.length <= longestShortForm) ||
    /[\d_@\\#]$/u.test(before) ||
    /^(?:[_@\\#]|\.\p{L})/u.test(after) ||
    /(?:^|[^\p{L}])\/$/u.test(before) ||
    (/[./:]$/u.test(before) && /^[/:]/u.test(after)) ||
    /[\p{L}\d]\.$/u.test(before) ||
    /^\/(?:$|[^\p{L}])/u.test(after)
  );
}
