import { fileTypes } from '@octavo/contract/download-options';
import { expect, it } from 'vitest';
import { exportDocument } from './export-document.ts';
import { richDocument, richTitle } from '@octavo/formats/testing/essays';
import { chosen } from '@octavo/formats/testing/options';

const signatures = {
  pdf: '%PDF-1.7',
  docx: 'PK',
  odt: 'PK',
  epub: 'PK',
  html: '<!doctype html>',
  md: '# The Waggle',
  tex: '\\documentclass{article}',
  txt: 'The Waggle',
};

it.each(fileTypes)('makes a file of type %s', async (fileType) => {
  const file = await exportDocument({
    title: richTitle,
    content: richDocument,
    options: chosen({ fileType }),
  });
  expect(file.extension).toBe(fileType);
  expect(file.contentType).toMatch(/^(?:application|text)\//u);
  expect(Buffer.from(file.bytes.subarray(0, 40)).toString()).toContain(signatures[fileType]);
});
