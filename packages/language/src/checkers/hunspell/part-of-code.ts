/** "engl.", "ital.": abbreviated with a full stop that does not end the sentence. */
const longestShortForm = 5;
/** At most this much of the text before a word is searched for a path. */
const longestPath = 40;
/** Commands and shortened names: "dpkg", "www". */
const withoutVowels = /^[bcdfghjklmnpqrstvwxz]{3,}$/u;

/** ".deb", "?depends", "-dev", "~/.kde", "/etc/apt": marks that precede a word only in code. */
const codeBefore = /(?:^|[\s(«"“'’])(?:[.?~-]|~?\/[\w./-]*[/.])$/u;
/** "apt(8)": a manual page. */
const manualPage = /^\(\d\)/u;

/** Whether a word belongs to a path, an option, a name in a program or a number: "/tmp/", "file_name", "3ème". */
export function isPartOfCode(paragraph: string, word: string, at: number): boolean {
  const before = paragraph.slice(Math.max(0, at - 2), at);
  const after = paragraph.slice(at + word.length, at + word.length + 2);
  return (
    withoutVowels.test(word) ||
    codeBefore.test(paragraph.slice(Math.max(0, at - longestPath), at)) ||
    manualPage.test(paragraph.slice(at + word.length)) ||
    (/^[ ]?\.\s\p{Ll}/u.test(paragraph.slice(at + word.length)) && word.length <= longestShortForm) ||
    /[\d_@\\#]$/u.test(before) ||
    /^(?:[_@\\#]|\.\p{L})/u.test(after) ||
    /(?:^|[^\p{L}])\/$/u.test(before) ||
    (/[./:]$/u.test(before) && /^[/:]/u.test(after)) ||
    /[\p{L}\d]\.$/u.test(before) ||
    /^\/(?:$|[^\p{L}])/u.test(after)
  );
}
