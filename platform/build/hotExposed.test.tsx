import { act, render, screen } from '@testing-library/react';
import * as react from 'react';
import { type ComponentType, createElement } from 'react';
import { createHotExposed } from './hotExposed';

test('an edited component takes the place of the one on the screen', async () => {
  const first = { Component: () => <h1>Before</h1> };
  const { exposed, replace } = createHotExposed(react, first);
  render(createElement(exposed.Component as ComponentType));
  expect(screen.getByRole('heading', { name: 'Before' })).toBeVisible();
  await act(() => replace({ Component: () => <h1>After</h1> }));
  expect(screen.getByRole('heading', { name: 'After' })).toBeVisible();
});

test('edited texts arrive in the dictionary that the shell has stored, and in one that it loads later', async () => {
  const english = { title: 'Before', gone: 'Gone', hero: { lead: 'Before' } };
  const load = { en: async () => english, es: async () => ({ title: 'Antes' }) };
  const Component = () => null;
  const { exposed, replace } = createHotExposed(react, { Component, locales: [{ load }] });
  const stored = await exposed.locales[0]?.load['en']?.();
  const after = { title: 'After', hero: { lead: 'After', more: 'More' } };
  const edited = { en: async () => after, es: async () => ({ title: 'Después' }) };
  await replace({ Component, locales: [{ load: edited }] });
  expect(stored).toEqual(after);
  expect(stored).toBe(await exposed.locales[0]?.load['en']?.());
  expect(await exposed.locales[0]?.load['es']?.()).toEqual({ title: 'Después' });
});
