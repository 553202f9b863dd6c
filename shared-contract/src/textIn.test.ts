import { textIn } from './textIn';

test('returns the English text with its language where there is no Spanish one', () => {
  const both = { en: 'Holiday', es: 'Día festivo' };
  expect(textIn(both, 'es')).toEqual({ text: 'Día festivo' });
  expect(textIn(both, 'en')).toEqual({ text: 'Holiday' });
  expect(textIn({ en: 'Holiday' }, 'es')).toEqual({ text: 'Holiday', lang: 'en' });
  expect(textIn({ en: '' }, 'es')).toEqual({ text: '' });
  expect(textIn(undefined, 'es')).toEqual({ text: '' });
});
