/** @jest-environment node */
import { sampleArticlesSql } from './sampleArticles';

const english = (day: string, summary = 'A summary.') => `---
title: Tires
category: Care
summary: ${summary}
author: Ana
day: ${day}
picture: drawing:tread
---

The first paragraph.

The second one.
`;
const spanish = `---
title: Llantas
category: Cuidado
summary: Un resumen.
---

Un párrafo.
`;
const sources = { 'tires.en.md': english('2025-01-02'), 'tires.es.md': spanish };

test('inserts articles with the newest first, and escapes quotes', () => {
  const sql = sampleArticlesSql({
    ...sources,
    'brakes.en.md': english('2025-03-04', `It's 5/32": new`),
    'brakes.es.md': spanish,
  });
  expect(sql).toContain(`'articles', 1, 'brakes', '', 'Ana', '2025-03-04', 'drawing:tread'`);
  expect(sql).toContain(`'articles', 2, 'tires', '', 'Ana', '2025-01-02', 'drawing:tread'`);
  expect(sql).toContain(`'It''s 5/32": new'`);
  expect(sql).toContain(`'The first paragraph.\n\nThe second one.'`);
});

test.each([
  ['without its Spanish file', { 'tires.en.md': english('2025-01-02') }, 'tires.es.md lacks title'],
  [
    'without a field',
    { ...sources, 'tires.en.md': english('2025-01-02').replace(/^author.*\n/m, '') },
    'tires.en.md lacks author',
  ],
  [
    'with an unknown field',
    { ...sources, 'tires.es.md': spanish.replace('---\n\n', 'day: 2025-01-02\n---\n\n') },
    'tires.es.md lacks nothing, and has unknown day',
  ],
])('rejects an article %s', (_, files, problem) => {
  expect(() => sampleArticlesSql(files)).toThrow(problem);
});
