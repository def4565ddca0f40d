import { describe, expect, it } from 'vitest';
import { pastedOutline } from '../testing/pasted-outline.ts';

/** A list item as Word writes it. */
const item = (place: string, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${place}'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

const code = 'color:#333;font-family:Menlo, Monaco, monospace;white-space:pre;';

describe('regression 184', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'a level of the outline makes no heading of a sentence, nor of an item',
      `<p class=MsoNormal style='mso-outline-level:1'>Whoever walks in the sun at noon pays for it, and nobody counts.</p><p class=MsoNormal style='mso-outline-level:2'>What trees do</p><p class=MsoListParagraph style='mso-outline-level:1;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>Shade</p>`,
      [
        'Whoever walks in the sun at noon pays for it, and nobody counts.',
        'h2 What trees do',
        'ol',
        '- Shade',
      ],
    ],
    [
      'bullets and numbers of Word without its marks: where the first line hangs',
      `<p class=MsoNormal style='margin-left:36.0pt;text-indent:-18.0pt'>·<span>&nbsp;&nbsp;&nbsp; </span>Bread</p><p class=MsoNormal style='margin-left:72.0pt;text-indent:-18.0pt'>o<span>&nbsp;&nbsp; </span>Rye</p><p class=MsoNormal>after</p>`,
      ['ul', '- Bread', '  ul', '  - Rye', 'after'],
    ],
    [
      'and where they follow each other',
      '<p>Buy</p><p class=MsoNormal>· Bread</p><p class=MsoNormal>· <b>Butter</b></p><p>then</p><div>a. Slowly</div><div>b.&nbsp;&nbsp;Surely</div><p>3. Three</p><p>4. Four</p><p style="margin-left:36pt">a) In four</p><p style="margin-left:36pt">b) Too</p>',
      [
        'Buy',
        'ul',
        '- Bread',
        '- *Butter*',
        'then',
        'ol.a',
        '- Slowly',
        '- Surely',
        'ol@3',
        '- Three',
        '- Four',
        '  ol.a',
        '  - In four',
        '  - Too',
      ],
    ],
    [
      'a sentence that begins as an item stays one',
      '<p>A. Smith wrote.</p><p>I. Newton did too.</p><p>1. May</p><p>5. June</p>',
      ['A. Smith wrote.', 'I. Newton did too.', '1. May', '5. June'],
    ],
    [
      'a numbered heading keeps its number, one with a bullet loses it',
      "<h2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.2<span>&nbsp; </span></span>Methods</h2><h3 style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Found</h3>",
      ['h2 1.2 Methods', 'h3 Found'],
    ],
    [
      'numbers that are left out stay left out',
      item('l0 level1 lfo1', '1.', 'one') +
        item('l0 level1 lfo1', '2.', 'two') +
        item('l0 level1 lfo1', '6.', 'six') +
        item('l1 level1 lfo2', 'A.', 'a') +
        item('l1 level1 lfo2', 'F.', 'f'),
      ['ol', '- one', '- two', 'ol@6', '- six', 'ol.A', '- a', 'ol.A@6', '- f'],
    ],
    [
      'letters go on where a Roman number could begin',
      item('l0 level1 lfo1', 'h.', 'eight') +
        item('l0 level1 lfo1', 'i.', 'nine') +
        item('l0 level1 lfo1', 'j.', 'ten'),
      ['ol.a@8', '- eight', '- nine', '- ten'],
    ],
    [
      'letters go on behind z, and words before a number stay text',
      item('l0 level1 lfo1', 'z.', 'one') +
        item('l0 level1 lfo1', 'aa.', 'two') +
        item('l0 level1 lfo1', 'bb.', 'three') +
        item('l1 level1 lfo2', 'Article I.', 'four') +
        item('l1 level2 lfo2', 'Section 1.01', 'five'),
      ['ol.a@26', '- one', '- two', '- three', 'Article I. four', 'Section 1.01 five'],
    ],
    [
      'a number of several parts is a level where its parents are there',
      item('l0 level1 lfo1', '2.', 'two') +
        item('l0 level2 lfo1', '2.1', 'below') +
        item('l0 level3 lfo1', '2.1.1', 'deep'),
      ['ol@2', '- two', '  ol', '  - below', '    ol', '    - deep'],
    ],
    [
      'and stays text where they are not',
      `<h2>Two</h2>${item('l0 level3 lfo1', '2.1.1', 'deep')}${item('l0 level3 lfo1', '2.1.2', 'too')}`,
      ['h2 Two', '2.1.1 deep', '2.1.2 too'],
    ],
    [
      'a paragraph that is indented further than an item is none of it',
      `${item('l0 level1 lfo1', '1.', 'one')}<p class=MsoNormal style='margin-left:72.0pt'>apart</p>${item('l0 level1 lfo1', '2.', 'two')}`,
      ['ol', '- one', 'apart', 'ol@2', '- two'],
    ],
    [
      'code of VS Code in Safari: a box a line',
      `<div style="${code}"><span>if (a) {</span></div><div style="${code}">  b();</div><br><div style="${code}"><br></div><div style="${code}">}</div><p>text</p>`,
      ['pre "if (a) {\\n  b();\\n\\n\\n}"', 'text'],
    ],
    [
      'lists in and of preformatted text',
      `<pre style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Bread</pre><pre>Buy<ul><li>Butter</li></ul></pre>`,
      ['ul', '- Bread', 'Buy', 'ul', '- Butter'],
    ],
    [
      'OneNote: a list in a list stands below the item before it',
      '<ul><li>one</li></ul><ul><ul><li>two</li></ul></ul>\n<ul><ul><ul><li>three</li></ul></ul></ul><ul><li>four</li></ul>',
      ['ul', '- one', '  ul', '  - two', '    ul', '    - three', 'ul', '- four'],
    ],
    [
      'LibreOffice: lists of several kinds in each other',
      '<ol><li><p>one</p><ul><li><p>two</p><ol type="a"><li><p>three</p></ol><li><p>four</p></ul><li><p>five</p><ul><li><p>six</p></ul></ol>',
      ['ol', '- one', '  ul', '  - two', '    ol.a', '    - three', '  - four', '- five', '  ul', '  - six'],
    ],
    [
      'a list that begins with another number',
      '<ol start="5"><li>five</li><li>six</li></ol>',
      ['ol@5', '- five', '- six'],
    ],
    [
      'an item without words is none, unless a line is drawn in it',
      '<ul><li>one</li><li></li><li>&nbsp;</li><li><br></li><li><p></p></li><li>two</li></ul><ol><li>a</li><li></li><li>c</li><li></li></ol>',
      ['ul', '- one', '- ', '- ', '- two', 'ol', '- a', '- ', '- c'],
    ],
    [
      'numbers that items say in the middle of a list',
      '<ol><li value="1">one</li><li value="2">two</li><li value="6">six<ul><li>below</li></ul></li><li>seven</li></ol>',
      ['ol', '- one', '- two', 'ol@6', '- six', '  ul', '  - below', '- seven'],
    ],
  ])('%s', (_name, html, outline) => {
    expect(pastedOutline(html)).toEqual(outline);
  });
});

describe('regression 354: a list without markers that contains its own as text', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'numbers',
      '<ol style="list-style:none"><li><span>4. </span>four<ul><li>below</li></ul></li>\n<li>5. <b>five</b></li></ol>',
      ['ol@4', '- four', '  ul', '  - below', '- *five*'],
    ],
    [
      'letters, in a list of bullets',
      '<ul><li style="list-style-type: none">a) one</li><li style="list-style-type: none">b) two</li></ul>',
      ['ol.a', '- one', '- two'],
    ],
    [
      'bullets',
      '<ul style="list-style: none"><li><p>• one</p></li><li><p>• two</p></li></ul>',
      ['ul', '- one', '- two'],
    ],
    [
      'words that only begin like a number',
      '<ul style="list-style: none"><li>1. one</li><li>then two</li></ul>',
      ['ul', '- 1. one', '- then two'],
    ],
    ['numbers beside its own', '<ol><li>4. four</li><li>5. five</li></ol>', ['ol', '- 4. four', '- 5. five']],
  ])('%s', (_name, html, outline) => {
    expect(pastedOutline(html)).toEqual(outline);
  });
});

it('regression 403: a list that counts down keeps the numbers that were visible', () => {
  expect(pastedOutline('<ol reversed><li>three</li><li>two</li><li>one</li></ol>')).toEqual([
    'ol@3',
    '- three',
    'ol@2',
    '- two',
    'ol',
    '- one',
  ]);
  expect(pastedOutline('<ol reversed start="10" type="a"><li>ten</li><li value="4">four</li></ol>')).toEqual([
    'ol.a@10',
    '- ten',
    'ol.a@4',
    '- four',
  ]);
});
