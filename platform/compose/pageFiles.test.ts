/** @jest-environment node */
import { createPageFiles } from './pageFiles';

const face = (rest: string) => `@font-face{font-family:Shop;${rest}}`;
function filesOf(css: string) {
  const pageFiles = createPageFiles(() => Buffer.from(css));
  return pageFiles({ base: '/mf-van/1/' }, ['/shell/1/static/css/index.css']);
}

test('a font is preloaded, unless only some characters need it', () => {
  const { styles, fonts } = filesOf(`body{margin:0}${face('src:url(../font/shop.woff2)')}`);
  expect(styles[0]?.css).toBe(`body{margin:0}${face('src:url(/shell/1/static/font/shop.woff2)')}`);
  expect(fonts).toEqual(['/shell/1/static/font/shop.woff2']);
  expect(filesOf(face('src:url(../font/shop.woff2);unicode-range:U+A2')).fonts).toEqual([]);
});
