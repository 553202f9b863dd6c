import { richText } from '@shop/shared-data/rich-text';
import { hasStructure } from './hasStructure';
import { markdownOf } from './markdownOf';

const item = (list: string, level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

test('a text of Word keeps headings, lists in lists, tables, emphasis and links', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p {margin:0}</style></head>
<body lang=EN-US><!--StartFragment-->
<h1>Brakes<a name="_Toc1"></a></h1>
<p class=MsoNormal>Some&nbsp;<b>bold</b> and <i>slanted</i> text, <s>$199</s> $149.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item('l0', 1, '·', 'Pads')}
${item('l0', 2, 'o', 'front')}
${item('l0', 1, '·', 'Discs <a href="https://a.example/x">here</a>')}
${item('l1', 1, '3.', 'Lift')}
${item('l1', 1, '4.', 'Turn')}
<table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Tire</b></p></td><td><p class=MsoNormal>Price</p></td></tr>
<tr><td><p class=MsoNormal>A | B</p></td><td><p class=MsoNormal>$90</p></td></tr></table>
<p class=MsoNormal><img src="file:///C:/a.png" alt="a"><a href="#_ftn1">[1]</a></p><!--EndFragment--></body></html>`;
  expect(markdownOf(html)).toBe(
    `# Brakes

Some **bold** and *slanted* text, ~~$199~~ $149.

- Pads
  - front
- Discs [here](https://a.example/x)

3. Lift
4. Turn

| Tire   | Price |
| ------ | ----- |
| A \\| B | $90   |

\\[1]`,
  );
});

test('a text of Google Docs keeps them too', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:700;">Frenos</span></h2><p dir="ltr"><span style="font-weight:400;">Un texto </span><span style="font-weight:700;font-style:italic;">muy claro</span><span>.</span></p><ol><li dir="ltr"><p dir="ltr" role="presentation"><span>uno</span></p></li><li dir="ltr"><p dir="ltr" role="presentation"><span>dos</span></p></li></ol></b>`;
  expect(markdownOf(html)).toBe('## Frenos\n\nUn texto **_muy claro_**.\n\n1. uno\n2. dos');
});

test.each([
  ['a <b>bold </b>word', 'a **bold** word'],
  ['a<i> slanted, </i><s> gone</s>', 'a *slanted,* ~~gone~~'],
  ['<b>one </b><b>two</b><b> </b>three', '**one two** three'],
  ['<b>a <i>b </i></b>c', '**a _b_** c'],
])('%s has no codes for the spaces at the ends of emphasis', (html, markdown) =>
  expect(markdownOf(`<p>${html}</p>`)).toBe(markdown),
);

test('signs that mean something in Markdown are shown as they were written', () => {
  const shown = 'a * b_c # d & <e> [f](g) 1. ~~h~~ | `i`';
  const html = `<p>${shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
  expect(richText(markdownOf(html))).toEqual([{ tag: 'p', children: [shown] }]);
});

test.each([
  ['a paragraph', '<p>a</p>', true],
  ['a link', '<meta charset="utf-8"><a href="/x">a</a>', true],
  ['code', '<div style="font-family:monospace"><span>## a</span><br><article>', false],
  ['nothing', '', false],
  ['a long text', `<p>${'a'.repeat(1_000_000)}`, false],
])('%s has more than text', (_, html, expected) => expect(hasStructure(html)).toBe(expected));
