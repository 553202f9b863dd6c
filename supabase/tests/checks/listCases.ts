import { BLANKS, type ConstraintCase, each } from './constraintCase.ts';

const ARTICLE = { list: 'articles', day: '2026-03-02', slug: 'flat-tires' };
const SPANISH = { title: '', text: '', title_es: 'Llantas', text_es: 'Texto' };
const REVIEW = { list: 'reviews', detail: 'Google, May 2026', text: 'Honest.' };
const article = (column: string, ...values: (string | null)[]) =>
  each(column, ...values).map((value) => ({ ...ARTICLE, ...value }));

const line = (column: string, longest: number): ConstraintCase => ({
  table: 'list_entries',
  rule: `list_entries_${column}`,
  accepts: each(column, '', 'x'.repeat(longest)),
  // A longer one is rejected under the same name by the trigger, which constraint checks disable.
  refuses: each(column, 'two\nlines', 'x'.repeat(longest + 1)),
});

const picture = (column: string): ConstraintCase => ({
  table: 'list_entries',
  rule: `list_entries_${column}`,
  accepts: each(
    column,
    '',
    'https://example.com/a.webp',
    '/samples/a.svg',
    'drawing:equipment-lift',
  ),
  refuses: each(
    column,
    ...[
      'javascript:alert(1)',
      'http://example.com/a.png',
      'data:image/png;base64,AA',
      '//evil.example/a.png',
      'drawing:',
      'a b',
    ],
    `https://example.com/${'x'.repeat(2048)}`,
  ),
});

/** The constraints of the lists that staff write. */
export const LIST_CASES: ConstraintCase[] = [
  {
    table: 'list_entries',
    rule: 'list_entries_list',
    accepts: [...each('list', 'team', 'jobs', 'equipment', 'certifications'), ARTICLE, REVIEW],
    refuses: each('list', '', 'services', 'Team'),
  },
  {
    table: 'list_entries',
    rule: 'list_entries_position',
    accepts: each('position', '0', '10000'),
    refuses: each('position', '-1', '10001'),
  },
  {
    table: 'list_entries',
    rule: 'list_entries_title',
    accepts: each('title', 'x'.repeat(200)),
    refuses: each('title', ...BLANKS, 'two\nlines', 'x'.repeat(201)),
  },
  {
    table: 'list_entries',
    rule: 'list_entries_language',
    accepts: [ARTICLE, { ...ARTICLE, ...SPANISH }, { ...ARTICLE, title_es: 'Llantas' }],
    refuses: [
      ...[{ title: ' ' }, { text: '' }, { title: '', title_es: 'Llantas' }],
      { ...SPANISH, title_es: '' },
      { ...SPANISH, text_es: ' ' },
    ].map((value) => ({ ...ARTICLE, ...value })),
  },
  line('title_es', 200),
  line('detail', 300),
  line('detail_es', 300),
  {
    table: 'list_entries',
    rule: 'list_entries_text',
    accepts: [
      ...[{ list: 'team', text: '' }, { text: 'x'.repeat(2000) }, { text: 'two\nlines' }],
      ...article('text', 'x'.repeat(20_000)),
    ],
    refuses: [
      ...each('text', ...BLANKS, 'x'.repeat(2001)),
      { ...REVIEW, text: ' ' },
      ...article('text', 'x'.repeat(20_001)),
    ],
  },
  {
    table: 'list_entries',
    rule: 'list_entries_text_es',
    accepts: [...each('text_es', '', 'x'.repeat(2000)), ...article('text_es', 'x'.repeat(20_000))],
    refuses: [...each('text_es', 'x'.repeat(2001)), ...article('text_es', 'x'.repeat(20_001))],
  },
  line('note', 300),
  line('note_es', 300),
  picture('picture'),
  picture('second_picture'),
  {
    table: 'list_entries',
    rule: 'list_entries_source',
    accepts: [REVIEW, ...each('detail', '')],
    refuses: [{ ...REVIEW, detail: '' }],
  },
  {
    table: 'list_entries',
    rule: 'list_entries_service',
    accepts: [
      ...article('service', '', 'oil-change', 'x'.repeat(100)),
      ...['jobs', 'questions'].map((list) => ({ list, service: 'oil-change' })),
      { list: 'team', service: '' },
    ],
    refuses: [
      ...article('service', 'Oil change', 'x'.repeat(101)),
      { list: 'team', service: 'oil-change' },
    ],
  },
  {
    table: 'list_entries',
    rule: 'list_entries_slug',
    accepts: article('slug', 'x'.repeat(100), '7-signs'),
    refuses: [
      ...article('slug', '', 'Flat', 'flat tires', '-flat', 'flat-', 'a--b', 'ñ', 'x'.repeat(101)),
      ...each('slug', 'flat-tires'),
    ],
  },
  {
    table: 'list_entries',
    rule: 'list_entries_former_slugs',
    accepts: article('former_slugs', '{flat,flats-2}'),
    refuses: article('former_slugs', '{Flat}', '{../etc}', `{${'x'.repeat(4001)}}`),
  },
  line('author', 80),
  {
    table: 'list_entries',
    rule: 'list_entries_day',
    accepts: article('day', '2000-01-01', '2100-01-01'),
    refuses: [...article('day', null, '1999-12-31', '2100-01-02'), ...each('day', '2026-03-02')],
  },
  {
    table: 'list_entries',
    rule: 'list_entries_years',
    accepts: each('years', null, '1', '80'),
    refuses: each('years', '0', '81'),
  },
];
