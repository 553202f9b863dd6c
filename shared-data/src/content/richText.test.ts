import type { RichText } from '@shop/shared-contract';
import { richText } from './richText';

const text = (nodes: RichText): string =>
  nodes.map((node) => (typeof node === 'string' ? node : text(node.children ?? []))).join('');
const elements = (nodes: RichText): { tag: string; href?: string }[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [node, ...elements(node.children ?? [])],
  );

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
    {
      tag: 'p',
      children: [
        ...['Intro ', { tag: 'em', children: ['with'] }, ' '],
        ...[{ tag: 'strong', children: ['stress'] }, '.'],
      ],
    },
    { tag: 'h2', children: ['One'] },
    { tag: 'h3', children: ['Small'] },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['first'] },
        {
          tag: 'li',
          children: ['second ', { tag: 'a', href: 'tel:+17705550123', children: ['call'] }],
        },
      ],
    },
    { tag: 'ol', children: [{ tag: 'li', children: ['step'] }] },
    { tag: 'blockquote', children: [{ tag: 'p', children: ['quoted'] }] },
    { tag: 'p', children: [{ tag: 'code', children: ['code'] }, ' & ', '<tag>'] },
  ]);
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
  ...['| a |\n|---|\n| <script> |', '```html\n<script>alert(1)</script>\n```', '- [x] <script>'],
])('renders %j as harmless text', (attack) => {
  const found = elements(richText(attack));
  const harmless = ['p', 'pre', 'code', 'ul', 'li', 'a'];
  expect(found.filter(({ tag }) => !harmless.includes(tag))).toEqual([]);
  expect(found.flatMap(({ href }) => href ?? [])).toEqual([]);
  expect(found.flatMap((each) => Object.keys(each))).not.toContain('src');
});

test('keeps what was typed as raw HTML, as text', () => {
  expect(text(richText('a <b onclick="x()">hi</b>'))).toBe('a <b onclick="x()">hi</b>');
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

test('nests deeply without failing', () => {
  expect(text(richText(`${'> '.repeat(200)}deep`))).toBe('deep');
  expect(text(richText('*'.repeat(10_000)))).not.toBe('x');
});
