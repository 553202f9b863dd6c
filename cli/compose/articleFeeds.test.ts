import { articleFeeds } from './articleFeeds';

const article = (slug: string, day: string) => ({
  ...{ id: slug, slug, day, author: 'Ana & Joe' },
  ...{ title: { en: 'Tires <3', es: 'Llantas' }, detail: { en: 'A summary' } },
  languages: ['en', 'es'] as readonly ('en' | 'es')[],
  written: `${day}T09:30:00.000Z`,
});

test('a feed in each language lists the articles, with what has no Spanish in English', () => {
  const articles = [article('tires', '2026-03-02'), article('brakes', '2026-05-01')];
  const feeds = articleFeeds({ name: 'Tara', articles }, 'https://a.example');
  expect(Object.keys(feeds)).toEqual(['blog.xml', 'blog.es.xml']);
  const read = (name: string) =>
    new DOMParser().parseFromString(feeds[name] ?? '', 'application/xml');
  const all = (name: string, selector: string) =>
    [...read(name).querySelectorAll(selector)].map(
      (each) => each.getAttribute('href') ?? each.textContent,
    );
  expect(all('blog.xml', 'parsererror')).toEqual([]);
  expect(all('blog.xml', 'entry > title')).toEqual(['Tires <3', 'Tires <3']);
  expect(all('blog.es.xml', 'entry > title')).toEqual(['Llantas', 'Llantas']);
  expect(all('blog.es.xml', 'summary')).toEqual(['A summary', 'A summary']);
  expect(all('blog.es.xml', 'entry > link')).toEqual([
    'https://a.example/es/blog/tires',
    'https://a.example/es/blog/brakes',
  ]);
  expect(all('blog.xml', 'author > name')).toEqual(['Ana & Joe', 'Ana & Joe']);
  expect(all('blog.xml', 'feed > updated')).toEqual(['2026-05-01T09:30:00.000Z']);
});

test('an entry stays the same one under another address, and is updated with its text', () => {
  const id = 'dc8afe56-4208-51fb-91dd-e8a90f7dcdef';
  const one = { ...article('tires', '2026-03-02'), id, written: '2026-06-01T08:00:00.000Z' };
  const xmlOf = (slug: string) =>
    articleFeeds({ articles: [{ ...one, slug }] }, 'https://a.example')['blog.xml'] ?? '';
  for (const slug of ['tires', 'new-tires']) {
    expect(xmlOf(slug)).toContain(`<id>urn:uuid:${id}</id>`);
    expect(xmlOf(slug)).toContain('<published>2026-03-02T12:00:00Z</published>');
    expect(xmlOf(slug)).toContain('<updated>2026-06-01T08:00:00.000Z</updated>');
  }
});

test('a feed has the articles that have a page in its language', () => {
  const articles = [
    { ...article('tires', '2026-03-02'), languages: ['en'] as const },
    { ...article('frenos', '2026-05-01'), languages: ['es'] as const },
  ];
  const feeds = articleFeeds({ articles }, 'https://a.example');
  expect(feeds['blog.xml']).toContain('/blog/tires"');
  expect(feeds['blog.xml']).not.toContain('frenos');
  expect(feeds['blog.es.xml']).toContain('/es/blog/frenos"');
  expect(feeds['blog.es.xml']).not.toContain('tires');
  expect(feeds['blog.xml']).toContain('<updated>2026-03-02T09:30:00.000Z</updated>');
});

test('the feed of a blog without articles is valid, and empty', () => {
  const { 'blog.xml': xml = '' } = articleFeeds({ articles: [] }, 'https://a.example');
  const feed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.querySelectorAll('entry')).toHaveLength(0);
});

test('no sign of a text makes a feed invalid', () => {
  const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join('');
  const title = { en: `Tread ${signs}\u{1f697}`, es: signs };
  const articles = [{ ...article('tires', '2026-03-02'), title, detail: title, author: signs }];
  const feeds = articleFeeds({ name: signs, articles }, 'https://a.example');
  for (const xml of Object.values(feeds)) {
    expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
    const feed = new DOMParser().parseFromString(xml, 'application/xml');
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(feed.querySelectorAll('entry')).toHaveLength(1);
  }
});
