import { expect, it } from 'vitest';
import { withoutHandlers } from './without-handlers.ts';

it.each([
  ['<p onclick="a()">x</p>', '<p >x</p>'],
  [`<p title="a > b" ONCLICK = 'a("<p>")' lang=en>x</p>`, '<p title="a > b"  lang=en>x</p>'],
  ['<p onclick=a()//onload=b title=t>x</p>', '<p  title=t>x</p>'],
  ['<p/onclick="a()"title="t">x</p>', '<p title="t">x</p>'],
  ['<p class="on click" data-on="a" one-more onerror>x</p>', '<p class="on click" data-on="a"  >x</p>'],
  ['<base href="https://evil.example/"><img\nonerror=a()\nsrc=x>', '<base ><img \nsrc=x>'],
  ['<p title="onclick=a()">x</p>', '<p title="onclick=a()">x</p>'],
  ["<p title=it's onclick=a>don't</p>", "<p title=it's >don't</p>"],
  ['<p onclick="never ends', '<p  ends'],
])('%s', (html, clean) => {
  expect(withoutHandlers(html)).toBe(clean);
});

it.each([
  'If a < b onclick=c then <b>bold</b>.',
  '<!-- <p onclick="a()"> --><p>x</p>',
  '<!-- never closed <p onclick="a()">',
  '<p>One <on-click>two</on-click> three</p>',
  '1 <2 onclick=3>',
  '',
])('leaves %j unchanged', (html) => {
  expect(withoutHandlers(html)).toBe(html);
});

it('reads two megabytes of unclosed tags in linear time', () => {
  const html = '<p '.repeat(700_000);
  expect(withoutHandlers(html)).toBe(html);
});
