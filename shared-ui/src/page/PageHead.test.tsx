import { render } from '@testing-library/react';
import { PageHead } from './PageHead';

test('names the page and the shop, for browsers and for shared links', () => {
  render(<PageHead title="Contact" description="How to reach us." image="/og.webp" />);
  expect(document.title).toBe('Contact | Tara Tire & Auto');
  const content = (selector: string) =>
    document.head.querySelector(selector)?.getAttribute('content');
  expect(content('meta[name="description"]')).toBe('How to reach us.');
  expect(content('meta[property="og:title"]')).toBe('Contact | Tara Tire & Auto');
  expect(content('meta[property="og:image"]')).toBe('/og.webp');
});
