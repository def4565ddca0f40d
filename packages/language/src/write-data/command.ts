#!/usr/bin/env node
import { writeData } from './write-data.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write(
    'Name the folder that the word lists are written to: octavo-language-data public/language-data\n',
  );
  process.exitCode = 1;
} else {
  writeData(folder);
}
