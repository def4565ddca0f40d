import type { ChangelogEntry } from '@octavo/contract';

/** What changed for the people who use Octavo, newest first. */
export const changelog: readonly ChangelogEntry[] = [
  {
    version: '0.7.0',
    date: '2026-11-26',
    message:
      'Task lists: begin a line with two brackets, tick what is done, and take the ticks along into every file. A picture on its way says how much of it has left, and a mark at the edge of a long text shows where you are. On a phone your documents come first, and one button begins a new one. Files keep more of what they brought: footnotes, header rows, nested lists; section labels go into them where you ask for it. A first visit shows itself sooner on a slow network. Without a connection the lists show what you have just written, and the line that you write on a phone stays clear of the bars.',
  },
  {
    version: '0.6.0',
    date: '2026-11-25',
    message:
      'A document can have a word goal, which the word count measures it against. Focus mode leaves the sheet alone and lights the paragraph at the caret; typewriter mode holds the line at one height. Suggestions come for a long text while you write on, short headings are checked as well, and good prose is left in peace more often. The page shows itself sooner.',
  },
  {
    version: '0.5.0',
    date: '2026-11-25',
    message:
      'Pictures, with a description for those who cannot see them, and footnotes: in the text, in imported files and in every file that you download. What is pasted from Word, Google Docs, OneNote, the web or as Markdown keeps its lists, headings and formats. The download shows its first page before it is made and remembers your choice, and beside the number of words stands how long they take to read.',
  },
  {
    version: '0.4.0',
    date: '2026-11-24',
    message:
      'Search finds a document by the words in it. Tables, moving blocks, and a record of how a text was written. References come in from BibTeX, RIS and plain identifiers and go out to Word as real citations. Suggestions are quieter on good prose; what is less sure is worth a look and never applied with the others. A point of a brainstorm becomes an essay, prices can be read by everybody, and home greets you with a short film and thirty sample essays.',
  },
  {
    version: '0.3.0',
    date: '2026-11-23',
    message:
      'Begin an essay or a brainstorm page by page and watch it being written. Cite works that exist, in nine styles and five languages, and check a text for words that stand elsewhere. Speak instead of typing, import your files, choose between two versions of a text, and start the app without a connection.',
  },
  {
    version: '0.2.0',
    date: '2026-11-23',
    message:
      'Documents are easier to find and safer to keep: tags, a lock with a password, favourites, a history by days, a trash that gives back, and a page for every shortcut. Sign in by email or Google, and look after your account on its own page.',
  },
  {
    version: '0.1.0',
    date: '2026-11-21',
    message:
      'The first version: write in a calm editor that saves by itself, see spelling and grammar suggestions, let the AI card summarize or paraphrase a passage in three versions, choose a light, dark or cyberpunk theme, and download the document.',
  },
];
