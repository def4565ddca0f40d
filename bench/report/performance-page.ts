import type { Machine } from './machine.ts';
import type { Report } from './report.ts';
import { table } from './table.ts';

const methods: Readonly<Record<string, string>> = {
  keys: `The real page \`/app/document/{id}\` of a running server, suggestions on, beside a page that holds ProseMirror and nothing
else, with the same text, width and font. All pages are open in one Chromium without frame limit and are typed into in
turns: one key to begin, then ten that count, 30 ms apart and never waiting for the page. "CPU" is the main thread's
CPU time for a key (\`ThreadTime\`); ratios are medians over turns of a page divided by those of the bare page in the
same round, then the median over rounds. "Painted" is from the key's own time stamp to the task after the frame that
shows it. A check of the corrections and a save follow in the pause after a turn, and are figures of their own.
React commits are counted through React's hook for developer tools, paragraphs in the requests that leave the page.
Of 200 highlights in a text the app draws those about the window (decisions/0604); the bare page with decorations draws all.`,
  comments: `Three texts of the app with none, 200 and 10,000 comments, each about three words, spread evenly: of 10,000 some four
hundred are drawn about the window, of 200 some thirty. The pages are typed into in turns as above; a ratio is the median over turns.`,
  writing: `The same pages and typist. First a text with footnotes in every second paragraph, tables and pictures, beside ProseMirror
with the same nodes and nothing that draws or edits them. Then sentences of the evals, one in twelve with a
fault, that nobody has checked: the text is typed into as soon as it is
open, ten keys and a pause of 700 ms that lets the page ask for corrections, until all of it is checked or for 24 turns. Then
a sentence with a misspelt word in each of 20 paragraphs of a checked text, from the last key to its underline, less the
500 ms that the page waits. Then 12,000 keys without a pause, each sentence taken back again, and the page's heap after its garbage is collected.`,
  documents: `Opening: from the navigation to a text that can be typed into, in a Chromium that has nothing (first visit, five of
them) and in one whose worker has kept the app's files. PDF: over HTTP, on a server that has just started and from then on;
then 400 files one after the other, and the resident memory of the server with all its threads. A thread is replaced after 40
files, and what its successor takes is new for the first few: memory settles after some 200. A Word file: from the chosen file
to its document on the server, in the page.`,
  saves: `\`POST /docs/save/{id}\` with a document of 20 KB whose text differs in each call, over HTTP, answered after the database
has made it durable. First one client, call after call; then ten clients with a document each (autocannon). Last five
hours of somebody's saves, one every five seconds of the documents' clock, by the store that keeps versions, and turn by turn
with each the bare statement that writes the same text; then the same with saves that keep a version each, which in those
hours one of 120 does.`,
  search: `Over HTTP, one call after the other, 250 times each: a search in titles, tags and texts, a page of 500 of the list, the
favourites and what is recent. The account that asks has 1,000 documents of 60 to 300 words, which the server has indexed; a
thousand other accounts have copies of them under their own keys in the index. Last an account with 10,000 documents.`,
  bytes: `Every script that a fresh Chromium fetches until the page is at rest, without the parts that come in idle time, each compressed by gzip -9.`,
  lighthouse: `[Lighthouse](https://github.com/GoogleChrome/lighthouse) 13 on the running server, five visits each with a browser of its own
that has nothing in its cache; medians. Throttling is simulated: "mobile" is slow 4G (150 ms there and back, 1.6 Mbit/s) and a
processor four times as slow, "desktop" 40 ms, 10 Mbit/s and the processor as it is. Home is visited without a session, so that
its times include the session and the reload (SPEC §4); the editor opens a document of 600 words with a session that is
known. Other work on the same cores makes the blocking time longer and the scores lower.`,
  corrections: `The service that answers \`/main/corrections\`, in the process that measures and with one thread for each kind of checker, a
process of its own for each language. Paragraphs of some 80 words, drawn from the prose of the evals with a faulty sentence
in every twelve; the first time includes no loading (a paragraph before it does). "Changed": the same text with words added
to one paragraph, 20 times. "CPU" is the time of all threads, which a busy machine does not stretch; words a second are
those of a second text of the same length for a second of it. Memory is what the process grew by, threads included.
The event loop's longest block is the longest pause between two turns that were asked for a millisecond apart, from
loading to the end: in CPU time of its thread, on the clock, and "undisturbed" on the clock of the pauses in which a
virtual machine's host took no core away (\`steal\` in \`/proc/stat\`).`,
  streams: `The real server in front of a model server, each in a process of its own on this machine, as the readers are. The
model says its pieces in a fixed rhythm and notes when; a reader notes when they arrive. First one answer after another,
from the model itself and through the server in turns (60 pieces: the first after 180 ms, then one every 25 ms or so).
Then 500 accounts, begun 40 ms apart, so that all are read at once (60 pieces: after 600 ms, then every 400 ms or so,
1,250 a second in all). Then 1,200 accounts whose model takes a minute for four pieces: a process takes 1,000 calls.
Memory is what the server's resident set grows at most, CPU is that of the server's process with all its threads.`,
  citations: `A document that lists 1,000 works of 14 kinds and cites them all, formatted in a process of its own as the page's worker
formats it: APA 7 with the loading of its engine, then IEEE; then a citation more in the middle of the text, 20 times, by the CPU time of the thread.
Passages that differ are looked up on the real server, over HTTP, in a catalogue that is a process on this machine; the
second time the answer is kept. An account with 150 documents of 4,000 words is compared with a copy of one of them in
which every tenth word is another, and the source is found each time: the first check makes the fingerprints.`,
};

const loadOf = ({ load }: Machine): string =>
  load === undefined ? '' : `, load average ${load.toFixed(1)} of the last minute`;

/** Generates docs/performance.md from the latest figures of every part. */
export function performancePage(report: Report): string {
  const parts = report.map(
    ({ id, title, date, machine, rows }) => `## ${title}

${methods[id] ?? ''}

Measured ${date} on ${machine.processor}, ${machine.cores} cores, ${machine.memoryGiB} GiB, ${machine.system}, Node ${machine.node}${loadOf(machine)}.

${table(rows)}
`,
  );
  return `# Performance

Written by \`npm run bench\`; the raw figures are in \`bench/results/\`. Read ratios and medians: single milliseconds move with the
machine and with what else runs on it.

${parts.join('\n')}`;
}
