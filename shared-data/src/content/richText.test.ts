import type { RichElement, RichText } from '@shop/shared-contract';
import fc from 'fast-check';
import { replacePictures, richText } from './richText';

const text = (nodes: RichText): string =>
  nodes.map((node) => (typeof node === 'string' ? node : text(node.children ?? []))).join('');
const elements = (nodes: RichText): RichElement[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...elements(node.children ?? [])],
  );
const p = (...children: RichText) => ({ tag: 'p', children });
const li = (...children: RichText) => ({ tag: 'li', children });

test('headings, lists, emphasis and links become elements', () => {
  const markdown = `Intro *with* **stress**.

# One

### Small

- first
- second [call](tel:+17705550123)

1. step

> quoted

\`code\` & <tag>
`;
  expect(richText(markdown)).toEqual([
    p(
      ...['Intro ', { tag: 'em', children: ['with'] } as const, ' '],
      ...[{ tag: 'strong', children: ['stress'] } as const, '.'],
    ),
    { tag: 'h2', children: ['One'] },
    { tag: 'h3', children: ['Small'] },
    {
      tag: 'ul',
      children: [
        li('first'),
        li('second ', { tag: 'a', href: 'tel:+17705550123', children: ['call'] }),
      ],
    },
    { tag: 'ol', children: [li('step')] },
    { tag: 'blockquote', children: [p('quoted')] },
    p({ tag: 'code', children: ['code'] }, ' & ', '<tag>'),
  ]);
});

test.each([
  ['Tires &amp; brakes&nbsp;&mdash; caf&eacute; &#8217; &copy;', 'Tires & brakes\u00a0— café ’ ©'],
  ['\\*not stressed\\* \\& \\[x\\]', '*not stressed* & [x]'],
  ['`&amp;` &unknown; AT&T', '&amp; &unknown; AT&T'],
])('decodes %j', (markdown, shown) => expect(text(richText(markdown))).toBe(shown));

test('a numbered list that is interrupted continues with its number', () => {
  const list = (start: number | undefined, step: string) => ({
    tag: 'ol',
    ...(start && { start }),
    children: [li(step)],
  });
  expect(richText('1. Loosen\n\nUse a jack.\n\n2. Lift')).toEqual([
    list(undefined, 'Loosen'),
    p('Use a jack.'),
    list(2, 'Lift'),
  ]);
});

test('items with empty lines between them are paragraphs', () => {
  expect(richText('- one\n\n- two')).toEqual([
    { tag: 'ul', children: [li(p('one') as RichElement), li(p('two') as RichElement)] },
  ]);
});

test('a table has a head, rows and alignments; short rows are filled up, long ones cut', () => {
  const markdown = '| Tire | Price |\n|:--|--:|\n| **A** | $90 |\n| B |\n| C | $1 | x |';
  const cell = (tag: string, align: string, ...children: RichText) => ({ tag, align, children });
  const row = (...children: object[]) => ({ tag: 'tr', children });
  expect(richText(markdown)).toEqual([
    {
      tag: 'table',
      children: [
        {
          tag: 'thead',
          children: [row(cell('th', 'left', 'Tire'), cell('th', 'right', 'Price'))],
        },
        {
          tag: 'tbody',
          children: [
            row(cell('td', 'left', { tag: 'strong', children: ['A'] }), cell('td', 'right', '$90')),
            row(cell('td', 'left', 'B'), cell('td', 'right')),
            row(cell('td', 'left', 'C'), cell('td', 'right', '$1')),
          ],
        },
      ],
    },
  ]);
});

test('what is struck is marked as such, and one tilde means “about”', () => {
  expect(richText('~~$199~~ $149, ~40 psi ~')).toEqual([
    p({ tag: 'del', children: ['$199'] }, ' $149, ~40 psi ~'),
  ]);
});

test('tasks have a box that is text', () => {
  expect(richText('- [x] done\n- [ ] open\n- none')).toEqual([
    { tag: 'ul', children: [li('☑ ', 'done'), li('☐ ', 'open'), li('none')] },
  ]);
});

test.each([
  ['# A\n\n## B\n\n### C\n\n#### D', ['h2', 'h3', 'h4', 'h4']],
  ['## A\n\n### B\n\n## C', ['h2', 'h3', 'h2']],
  ['### A\n\n##### B', ['h2', 'h3']],
  ['A\n===\n\nB\n---', ['h2', 'h3']],
])('the headings of %j leave no level out', (markdown, tags) => {
  expect(elements(richText(markdown)).map(({ tag }) => tag)).toEqual(tags);
});

test.each([
  ['a <!-- for us --> b', 'a  b'],
  ['<!-- for us -->', ''],
  ['<!--\nfor\n\nus\n-->\n\nAll', 'All'],
  ['<!-- one --> All <!-- two -->', ' All '],
  ['a <!--> b', 'a  b'],
])('no visitor reads the comment of %j', (markdown, shown) => {
  expect(text(richText(markdown))).toBe(shown);
});

test('a paragraph with nothing but a comment is none', () => {
  expect(richText('a\n\n<!-- x -->\n\nb <!-- y -->')).toEqual([p('a'), p('b ')]);
});

test('other HTML is shown as it was typed, and a line break is one', () => {
  expect(text(richText('a <b onclick="x()">hi</b>'))).toBe('a <b onclick="x()">hi</b>');
  expect(richText('<div>\nhi\n</div>')).toEqual([p('<div>\nhi\n</div>')]);
  expect(richText('a<br>b')).toEqual([p('a', { tag: 'br' }, 'b')]);
});

test('references lead where their first definition says', () => {
  const markdown = '[Book][b] [B] [none]\n\n[b]: /booking\n[B]: /other';
  expect(elements(richText(markdown))).toMatchObject([
    { tag: 'p' },
    { tag: 'a', href: '/booking', children: ['Book'] },
    { tag: 'a', href: '/booking', children: ['B'] },
  ]);
});

const UPLOADED = '/content/0123456789ab-1280.webp';

test.each([
  `![Tread](${UPLOADED})`,
  `![Tread](<${UPLOADED}> "New")`,
  `![Tread][t]\n\n[t]: ${UPLOADED}`,
])('the uploaded picture of %j is shown', (markdown) => {
  expect(richText(markdown)).toEqual([p({ tag: 'img', src: UPLOADED, alt: 'Tread' })]);
});

test.each([
  '![Tread](https://example.com/tread.jpg)',
  '![Tread](/tread.jpg)',
  '![Tread](/content/0123456789ab-640.webp)',
  // The database would not find it.
  `![Tread](${UPLOADED.replace('/', '&#47;')})`,
])('the picture of %j is its words', (markdown) => {
  expect(richText(markdown)).toEqual([p('Tread')]);
});

test('each picture is replaced, wherever it is', () => {
  const replaced = replacePictures(richText(`- a ![b](${UPLOADED})`), ({ alt }) => `(${alt})`);
  expect(replaced).toEqual([{ tag: 'ul', children: [li('a ', '(b)')] }]);
});

test.each([
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<b onclick="x()">hi</b>'],
  ...['<svg/onload=alert(1)>', '<a href="javascript:alert(1)">x</a>', '<!-- --><script>'],
  ...['[x](javascript:alert(1))', '[x](JaVaScRiPt:alert(1))', '[x](&#106;avascript:alert(1))'],
  ...['[x](java\nscript:alert(1))', '[x](data:text/html,<script>)', '[x](vbscript:x)'],
  ...['[x][1]\n\n[1]: javascript:alert(1)', '<javascript:alert(1)>', '[x](<javascript:alert(1)>)'],
  ...[
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](\tjavascript:alert(1))',
    '[x](file:///a)',
  ],
  ...[
    '![x](https://evil.example/a.png)',
    '![x](javascript:alert(1))',
    '![x](x "onerror=alert(1)")',
  ],
  ...['[![x](https://evil.example/a.png)](javascript:alert(1))', '<iframe src="//evil.example">'],
  ...[
    '<style>*{display:none}</style>',
    '<form action=//evil.example>',
    '<base href=//evil.example>',
  ],
  ...['[x](/&Tab;/evil.example)', '[x](/&NewLine;/evil.example)', '[x](java&Tab;script:alert(1))'],
  ...['| a |\n|---|\n| <script> |', '```html\n<script>alert(1)</script>\n```', '- [x] <script>'],
])('renders %j as harmless text', (attack) => {
  const found = elements(richText(attack));
  const harmless = 'p pre code ul li a table thead tbody tr th td'.split(' ');
  expect(found.filter(({ tag }) => !harmless.includes(tag))).toEqual([]);
  expect(found.flatMap(({ href }) => href ?? [])).toEqual([]);
  expect(found.flatMap((each) => Object.keys(each))).not.toContain('src');
});

test.each([
  'https://example.com/a',
  'http://example.com',
  'mailto:a@example.com',
  '/booking',
  '#top',
])('links to %s', (href) =>
  expect(elements(richText(`[x](${href})`))).toContainEqual({ tag: 'a', href, children: ['x'] }),
);

test.each([
  ['quotes', `${'> '.repeat(20)}deep`],
  ['emphasis', `${'*a '.repeat(200)}deep${' b*'.repeat(200)}`],
])('takes as many levels of %s as the database', (_, markdown) => {
  expect(text(richText(markdown))).toContain('deep');
});

test.each(['>'.repeat(2001), `${'- '.repeat(9000)}x`, '*a_'.repeat(5000)])(
  'refuses more levels before it parses them: %.9s…',
  (markdown) => {
    expect(() => richText(markdown)).toThrow(RangeError);
  },
);

const PIECES = [
  ...[
    'a',
    ' ',
    '\n',
    '\n\n',
    '# ',
    '- ',
    '1. ',
    '> ',
    '*',
    '**',
    '_',
    '~~',
    '`',
    '[',
    '](',
    ')',
    '!',
  ],
  ...[
    '|',
    '|--|',
    '<',
    '>',
    '<b>',
    '<!--',
    '-->',
    '&',
    '&Tab;',
    '&#x6a;',
    '/',
    ':',
    '//evil.example',
  ],
  ...['javascript:', 'https://a.example', '/booking', UPLOADED, '[x]: ', '- [x] ', '\\', '\t'],
];
const TAGS =
  'p h2 h3 h4 ul ol li blockquote pre code em strong del a br hr table thead tbody tr th td img';

test('whatever is typed, only known elements come of it, with harmless addresses', () => {
  const typed = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((all) => all.join(''));
  const known = new Set(TAGS.split(' '));
  fc.assert(
    fc.property(typed, (markdown) => {
      for (const { tag, href, src } of elements(richText(markdown))) {
        expect(known).toContain(tag);
        if (href) expect(href).toMatch(/^(\/(?![/\\\p{Cc}])|#|https?:\/\/|mailto:|tel:)/u);
        if (src) expect(src).toBe(UPLOADED);
      }
    }),
    { numRuns: 500 },
  );
});

test('words without a mark are shown as they are', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'abzÁñ0$’"“,;%/é'),
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const line = words.join(' ');
      expect(richText(line)).toEqual([p(line)]);
    }),
  );
});
