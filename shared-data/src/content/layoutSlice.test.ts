import { emptyContent } from '@shop/shared-contract';
import { layoutSlice } from './layoutSlice';

test('the layout gets the facts and its own texts, and neither lists nor texts of pages', () => {
  const content = {
    ...emptyContent,
    shop: { name: 'Tires', team: [{ id: '1', title: { en: 'Ana' } }], questions: [] },
    texts: { en: { layout: { a: 'b' }, home: { c: 'd' } }, es: {} },
  };
  expect(layoutSlice(content)).toEqual({
    shop: { name: 'Tires' },
    texts: { en: { layout: { a: 'b' } }, es: {} },
  });
  expect(layoutSlice({})).toEqual({ shop: {}, texts: { en: {}, es: {} } });
});
