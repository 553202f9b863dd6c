import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { LogoMark } from './LogoMark';

/** What is drawn, without its colours. */
const shapesOf = (parent: Element | Document) =>
  [...parent.querySelectorAll('circle, path')].map((shape) =>
    ['cx', 'cy', 'r', 'd'].map((name) => shape.getAttribute(name)),
  );

test('the header shows the same mark as the icon of the browser tab', () => {
  const file = readFileSync(path.join(__dirname, '../../public/favicon.svg'), 'utf8');
  const icon = new DOMParser().parseFromString(file, 'image/svg+xml');
  const { container } = render(<LogoMark />);
  expect(shapesOf(container)).toEqual(shapesOf(icon));
  expect(shapesOf(container)).toHaveLength(5);
});
