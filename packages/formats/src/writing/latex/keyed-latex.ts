import type { KeyedCitation } from '../essay/essay.ts';
import { escapeLatex } from './escape-latex.ts';

/** A citation as natbib commands: one for all works, or one for each if locators or words are attached. */
export function keyedLatex({ works, narrative }: KeyedCitation): string {
  const command = narrative ? 'citet' : 'citep';
  const isBare = works.every(({ locator, prefix, suffix }) => `${locator}${prefix}${suffix}`.trim() === '');
  if (isBare) return `\\${command}{${works.map(({ key }) => key).join(',')}}`;
  return works.map((work) => single(command, work)).join(' ');
}

function single(command: string, { key, locator, prefix, suffix }: KeyedCitation['works'][number]): string {
  const place = /^\d/u.test(locator.trim()) ? `p.~${words(locator)}` : words(locator);
  const behind = [place, words(suffix)].filter((part) => part !== '').join(' ');
  return `\\${command}[${words(prefix)}][${behind}]{${key}}`;
}

/** A bracket would end the option. */
const words = (text: string): string => escapeLatex(text.trim()).replaceAll(/[[\]]/gu, '{$&}');
