import { describe, expect, it } from 'vitest';
import { pastedOutline } from '../testing/pasted-outline.ts';

/** A list item as Word writes it. */
const item = (place: string, marker: string, text: string, inner = '&nbsp;&nbsp; ') =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${place}'><![if !supportLists]><span style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>${inner}</span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

const lists: readonly [string, string, readonly string[]][] = [
  [
    'Word: items stand below the item that they belong to, levels may be left out',
    item('l0 level1 lfo1', '1.', 'one') +
      item('l0 level2 lfo1', 'a.', 'two') +
      item('l0 level4 lfo1', '1.', 'three') +
      item('l0 level2 lfo1', 'b.', 'four') +
      item('l0 level1 lfo1', '2.', 'five'),
    ['ol', '- one', '  ol.a', '  - two', '    ol', '    - three', '  - four', '- five'],
  ],
  [
    'Word: a list goes on behind a paragraph, another begins beside it',
    item('l0 level1 lfo1', '1.', 'one') +
      '<p class=MsoNormal>between<o:p></o:p></p>' +
      item('l0 level1 lfo1', '2.', 'two') +
      item('l1 level1 lfo2', '1.', 'other'),
    ['ol', '- one', 'between', 'ol@2', '- two', 'ol', '- other'],
  ],
  [
    'Word: a number that begins again begins a list',
    item('l0 level1 lfo1', '1.', 'a') + item('l0 level1 lfo1', '2.', 'b') + item('l0 level1 lfo1', '1.', 'c'),
    ['ol', '- a', '- b', 'ol', '- c'],
  ],
  ...(
    [
      ['A.', 'ol.A'],
      ['(c)', 'ol.a@3'],
      ['I.', 'ol.I'],
      ['ii.', 'ol.i@2'],
      ['4)', 'ol@4'],
      ['o', 'ul'],
      ['·', 'ul'],
      ['–', 'ul'],
      ['', 'ul'],
    ] as const
  ).map(([marker, list]): [string, string, string[]] => [
    `Word: ${marker || 'no sign'} begins ${list}`,
    item('l0 level1 lfo1', marker, 'text'),
    [list, '- text'],
  ]),
  [
    'Word: the style sheet says how a level is numbered',
    `<style><!-- @list l0:level1\n{mso-level-number-format:roman-lower;} @list l1:level1 {mso-level-number-format:bullet;} @list l2:level1 {mso-level-text:"%1";} --></style>${item('l0 level1 lfo1', 'v.', 'five')}${item('l1 level1 lfo2', '1', 'picture')}${item('l2 level1 lfo3', '7', 'seven')}`,
    ['ol.i@5', '- five', 'ul', '- picture', 'ol@7', '- seven'],
  ],
  [
    'Word: styles are broken over lines',
    "<p style='text-indent:-18.0pt;mso-list:l0\nlevel1 lfo1'><span style='mso-list:\nIgnore'>·<span>&nbsp; </span></span>one</p>",
    ['ul', '- one'],
  ],
  [
    'Word: a list by the style of its class',
    "<style>p.MsoListNumber, li.MsoListNumber {mso-list:l4 level1 lfo3;}</style><p class=MsoListNumber><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>one</p><p class=MsoListNumber><span style='mso-list:Ignore'>2.</span>two</p>",
    ['ol', '- one', '- two'],
  ],
  [
    'Word: paragraphs of an item without a bullet',
    item('l0 level1 lfo1', '1.', 'one') +
      '<p class=MsoListParagraphCxSpMiddle>more of one</p><p class=MsoNormal style="margin-left:36pt">indented</p>' +
      item('l0 level1 lfo1', '2.', 'two'),
    ['ol', '- one', '  more of one', '  indented', '- two'],
  ],
  [
    'Word: a paragraph below a nested list belongs to the item that it stands under',
    item('l0 level1 lfo1', '1.', 'one') +
      item('l0 level2 lfo1;margin-left:72.0pt', 'a.', 'two') +
      '<p class=MsoListParagraph style="margin-left:1.0in">more of two</p><p class=MsoListParagraph>more of one</p><p class=MsoNormal style="margin-left:36pt">after</p>',
    ['ol', '- one', '  ol.a', '  - two', '    more of two', '  more of one', 'after'],
  ],
  [
    'Word: items of its lists beside items that are paragraphs, with bookmarks between them',
    item('l0 level1 lfo1', '·', 'one') +
      '<ul type=disc><ul type=circle>\n<li class=MsoNormal style="mso-list:l0 level2 lfo1">two</li><li class=MsoNormal style="mso-list:l0 level2 lfo1">three</li></ul></ul>' +
      "<span style='mso-bookmark:x'></span>" +
      item('l0 level1 lfo1', '·', 'four') +
      '<ol start=3 type=a><li class=MsoNormal style="mso-list:l2 level1 lfo4">c</li></ol>',
    ['ul', '- one', '  ul', '  - two', '  - three', '- four', 'ol.a@3', '- c'],
  ],
  [
    'Word: its own marks are gone, the bullet is text',
    '<p class="MsoListParagraph" style="margin-left:36pt">·<span>&nbsp;&nbsp;&nbsp;&nbsp; </span>one</p><p class="MsoListParagraph" style="margin-left:1.0in">1.<span>&nbsp;&nbsp; </span>two</p>',
    ['ul', '- one', '  ol', '  - two'],
  ],
  [
    'Word: a numbered heading is a heading with its number',
    "<h2 style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Methods</h2>",
    ['h2 1. Methods'],
  ],
  [
    'Word Online: each item in a list of its own',
    '<div class="ListContainerWrapper"><ul><li data-listid="1" data-aria-level="1"><p class="Paragraph">one<span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ul><li data-listid="1" data-aria-level="2"><p>two</p></li></ul></div><div class="ListContainerWrapper"><ol start="3"><li data-listid="2" data-aria-level="1"><p>three</p></li></ol></div>',
    ['ul', '- one', '  ul', '  - two', 'ol@3', '- three'],
  ],
  [
    'Google Docs, OneNote, LibreOffice: a list beside its item',
    '<ul><li>one</li><ul><li>two</li><ul><li>three</li></ul></ul><li>four</li></ul>',
    ['ul', '- one', '  ul', '  - two', '    ul', '    - three', '- four'],
  ],
  ['a list in a list without an item', '<ul><ul><li>one</li></ul></ul>', ['ul', '- one']],
  [
    'OneNote: lists of several kinds in a list without items',
    '<ul><ol type=1><li value=1>a</li></ol><ol type=A><li value=3>b</li><li>c</li></ol><p>between</p><ul><li>d</li></ul></ul>',
    ['ol', '- a', 'ol.A@3', '- b', '- c', 'between', 'ul', '- d'],
  ],
  [
    'a part of a list: deeper items that come first are a list of their own where they count in another way',
    '<ol><ol><li style="list-style-type:lower-alpha">a</li></ol><li style="list-style-type:decimal">b</li></ol><ol><ol><li>c</li></ol><li>d</li></ol>',
    ['ol.a', '- a', 'ol', '- b', 'ol', '- c', '- d'],
  ],
  ['a list in an item without text', '<ul><li><ol><li>one</li></ol></li></ul>', ['ol', '- one']],
  [
    'numbers that the first item says',
    '<ol><li value="4" style="list-style-type: upper-alpha">four</li><li>five</li></ol>',
    ['ol.A@4', '- four', '- five'],
  ],
  ['bullets that a style says', '<ol><li style="list-style-type:disc">one</li></ol>', ['ul', '- one']],
  ['items without a list', '<li>one</li><li>two</li>', ['ul', '- one', '- two']],
  [
    'text and boxes in a list',
    '<ul>loose<div><li>one</li></div><p>more</p></ul>',
    ['ul', '- loose', '- one', '  more'],
  ],
  [
    'headings in a list are headings',
    '<ol><li><h2>One</h2></li><li><h2>Two</h2></li></ol>',
    ['h2 One', 'h2 Two'],
  ],
  [
    'a heading in one item is its first line',
    '<ul><li><h3>One</h3>text</li><li>two</li></ul>',
    ['ul', '- *One*', '  text', '- two'],
  ],
  [
    'tasks of Google Docs, GitHub, Notion and plain brackets',
    '<ul><li role="checkbox" aria-checked="true"><img alt="checked"><p>a</p></li><li class="task-list-item"><input type="checkbox"> b</li><li><div class="checkbox checkbox-on"></div> <span>c</span></li><li>[ ] d</li></ul>',
    ['tasks', '- [x] a', '- [ ] b', '- [x] c', '- [ ] d'],
  ],
  [
    'tasks between other items, with tasks below them and signs for boxes',
    '<ol><li>one</li><li><p>[x] two</p><ul><li>☐ three</li></ul></li><li><label><input type=checkbox checked disabled> <b>four</b></label></li><li>five</li></ol>',
    ['ol', '- one', 'tasks', '- [x] two', '  tasks', '  - [ ] three', '- [x] *four*', 'ol', '- five'],
  ],
  [
    'what a page says of ticks is a yes or a no',
    '<ul data-type="taskList"><li data-type="taskItem" role="checkbox" aria-checked="alert(1)">a</li></ul><ul data-type="taskList"><li data-type="taskItem">b</li></ul>',
    ['tasks', '- [ ] a', 'ul', '- b'],
  ],
];

describe('lists', () => {
  it.each(lists)('%s', (_name, html, outline) => {
    expect(pastedOutline(html)).toEqual(outline);
  });
});

const blocks: readonly [string, string, readonly string[]][] = [
  ['text beside blocks', 'one<div>two</div>three<p>four</p>', ['one', 'two', 'three', 'four']],
  [
    'blocks in inline elements, with their format',
    '<b>one<div>two</div><i>three<p>four</p></i></b><a href="https://example.org"><h2>five</h2><p>six</p></a>',
    ['*one*', '*two*', '/*three*/', '/*four*/', 'h2 @five@', '@six@'],
  ],
  [
    'terms, summaries, captions, addresses, pages',
    '<dl><dt>term</dt><dd>meaning</dd></dl><details><summary>short</summary>long</details><figure>a<figcaption>b</figcaption></figure><address>c</address><main>d</main><nav>e</nav><hr>',
    ['*term*', 'meaning', '*short*', 'long', 'a', 'b', 'c', 'd', 'e', 'hr'],
  ],
  ['forms and buttons', '<form>a</form><form>b<button>c</button><button>d</button></form>', ['a', 'b c d']],
  [
    'what a style makes a block',
    '<span style="display:block">a</span><span style="display: flex">b</span>',
    ['a', 'b'],
  ],
  ['line breaks', 'a<br>b<br><br>c<p>d<br></p><span>e<br> <br>f</span>', ['a⏎b', 'c', 'd', 'e', 'f']],
  ['empty lines that are drawn', '<p>a</p><br><p>b</p><p>&nbsp;</p><p></p><p>c</p>', ['a', '', 'b', '', 'c']],
  ['gaps of spaces', '<p>a&nbsp;&nbsp; &nbsp;b&nbsp;: c</p>', ['a b\u{A0}: c']],
  ['lines that a style keeps', '<div style="white-space: pre-wrap">a\nb\n\nc</div>', ['a⏎b', 'c']],
  [
    'code',
    '<pre>a<br>b</pre><pre><div>c</div><div>d</div></pre><div style="font-family: Consolas, monospace; white-space: pre;"><div>e</div><br><div>f</div></div>',
    ['pre "a\\nb"', 'pre "c\\nd"', 'pre "e\\n\\nf"'],
  ],
  [
    'headings by role, by style and by outline, of three ranks',
    '<p role="heading" aria-level="2">a</p><p role="heading" data-aria-level="1">b</p><p class=MsoTitle>c</p><p class=MsoHeading7>d</p><p style="mso-outline-level:2">e</p><h5><b>f</b></h5>',
    ['h2 a', 'h1 b', 'h1 c', 'h3 d', 'h2 e', 'h3 f'],
  ],
  [
    'tables: rows alone, a rule and lists in a cell, a caption, a table in a table',
    '<tr><td>a</td><td>b<hr><ul><li>c</ul></td></tr>',
    ['table', 'a | b ¶ ul ¶ - c'],
  ],
  [
    'a table of a spreadsheet',
    '<google-sheets-html-origin><style>td{}</style><table><caption>Sales</caption><tr><td style="font-weight:bold">Year</td><td>Sales</td></tr><tr><td>2001</td><td>45<table><tr><td>x</td><td>y</td></tr></table></td></tr></table></google-sheets-html-origin>',
    ['Sales', 'table', '*Year* | Sales', '2001 | 45 ¶ x ¶ y'],
  ],
  [
    'regression 262: a table in one that only lays out a page stays a table',
    '<table><tr><td><p>a</p><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
    ['a', 'table', 'b | c'],
  ],
  [
    'regression 262: a formula is the TeX that it was made of, once',
    '<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span>.</p>',
    ['So x^2.'],
  ],
  [
    'remarks, hidden text and marks of Word',
    "<p class=MsoNormal>Seen<a class=msocomanchor href='#_msocom_1'>[AB1]</a><span style='display:none;mso-hide:all'>hidden</span><o:p></o:p></p><xml><w:View>Normal</w:View></xml><div style='mso-element:comment-list'><p>Why?</p></div><!--[if gte vml 1]><v:x>drawn</v:x><![endif]--><p class=MsoQuote>said</p>",
    ['Seen', '> said'],
  ],
  ['text alone stays in its line', 'just <b>words</b>', ['just *words*']],
];

describe('blocks', () => {
  it.each(blocks)('%s', (_name, html, outline) => {
    expect(pastedOutline(html)).toEqual(outline);
  });
});

describe('formats', () => {
  it.each([
    [
      'by class',
      '<style>.b{font-weight:bold} p.i, x.y{font: italic 12px Times}\n span.u{text-decoration:underline}</style><p class=i>a <span class=b>b</span> <span class=u>c</span></p><p class=b>d</p>',
      ['/a //*b*// /_/c/_', '*d*'],
    ],
    [
      'of Google Docs',
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">a</span><span style="font-weight:700">b</span><span style="font-style:italic">c</span></p></b>',
      ['a*b*/c/'],
    ],
    [
      'of links',
      '<p><a href="https://example.org/"><span style="text-decoration:underline">a</span></a> <u><a href="https://example.org/">b</a></u></p>',
      ['@a@ @b@'],
    ],
    [
      'of raised and lowered digits',
      '10<sup>2</sup> H<sub>2</sub>O <span style="vertical-align:super">-1</span> 4<sup>th</sup> <sup><a href="https://example.org/">1</a></sup>',
      ['10² H₂O ⁻¹ 4th @1@'],
    ],
  ] as [string, string, string[]][])('%s', (_name, html, outline) => {
    expect(pastedOutline(html)).toEqual(outline);
  });
});
