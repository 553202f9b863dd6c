/** @jest-environment node */
import { createPageFiles } from './pageFiles';

const face = (rest: string) => `@font-face{font-family:Shop;${rest}}`;
const font = (bytes: number) => Buffer.alloc(bytes, 1);
const inlined = (bytes: number) => `data:font/woff2;base64,${font(bytes).toString('base64')}`;

function filesOf(css: string) {
  const files = new Map([
    ['/shell/1/static/css/index.css', Buffer.from(css)],
    ['/shell/1/static/font/small.woff2', font(300)],
    ['/shell/1/static/font/large.woff2', font(20_001)],
  ]);
  const pageFiles = createPageFiles((file) => files.get(file));
  return pageFiles({ base: '/mf-van/1/' }, ['/shell/1/static/css/index.css']);
}

test('a small font is inlined and preloaded, and its rule comes before all others', () => {
  const css = `body{margin:0}${face('src:url(../font/small.woff2)')}p{margin:0}`;
  const { styles, fonts } = filesOf(css);
  const rule = face(`src:url(${inlined(300)})`);
  expect(styles[0]?.css).toBe(`${rule}body{margin:0}p{margin:0}`);
  expect(fonts).toEqual([inlined(300)]);
});

test('a large font stays a file, which is preloaded unless only some characters need it', () => {
  const large = (rest = '') => face(`src:url(../font/large.woff2)${rest}`);
  const { styles, fonts } = filesOf(`body{margin:0}${large()}`);
  expect(styles[0]?.css).toBe(`body{margin:0}${face('src:url(/shell/1/static/font/large.woff2)')}`);
  expect(fonts).toEqual(['/shell/1/static/font/large.woff2']);
  expect(filesOf(large(';unicode-range:U+A2')).fonts).toEqual([]);
});
