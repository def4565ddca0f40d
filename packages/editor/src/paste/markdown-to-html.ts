import MarkdownIt from 'markdown-it';

// HTML within it stays text: who pastes a text sees all of it.
const markdown = new MarkdownIt();

/** Markdown as HTML: CommonMark with the tables and struck words of GitHub's dialect. */
export const markdownToHtml = (source: string): string => markdown.render(source);
