import { readFile as bytesOf } from 'node:fs/promises';
import { defaultDownloadOptions } from '@octavo/contract/download-options';
import { documentOf } from '@octavo/formats/document';
import { readFile } from '@octavo/formats/reading';
import { writeDocument } from '@octavo/formats/writing';
import { JSDOM } from 'jsdom';

const [path = 'tides.docx'] = process.argv.slice(2);
const text = await readFile(await bytesOf(path), path);

// A page has a parser of HTML; on Node, jsdom has one.
const parser = new new JSDOM('').window.DOMParser();
const parsePage = (html: string): Document => parser.parseFromString(html, 'text/html');
const { title, content, losses } = documentOf(text, path, parsePage);
for (const [kind, count] of Object.entries(losses)) console.error(`Left out: ${kind} (${count})`);

const options = { ...defaultDownloadOptions, fileType: 'md' } as const;
const { bytes } = await writeDocument({ title, content, options });
console.log(new TextDecoder().decode(bytes));
