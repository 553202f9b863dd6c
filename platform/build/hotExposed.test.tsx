import { act, render, screen } from '@testing-library/react';
import * as react from 'react';
import { type ComponentType, createElement } from 'react';
import { createHotExposed } from './hotExposed';

test('an edited component takes the place of the one on the screen', async () => {
  const first = { Component: () => <h1>Before</h1> };
  const { exposed, replace } = createHotExposed(react, first, async () => {});
  render(createElement(exposed.Component as ComponentType));
  expect(screen.getByRole('heading', { name: 'Before' })).toBeVisible();
  await act(() => replace({ Component: () => <h1>After</h1> }));
  expect(screen.getByRole('heading', { name: 'After' })).toBeVisible();
});

test('an edit loads the dictionaries of the page again', async () => {
  const reloaded = jest.fn(async () => {});
  const Component = () => null;
  const { replace } = createHotExposed(react, { Component, locales: ['before'] }, reloaded);
  await replace({ Component, locales: ['after', 'other'] });
  expect(reloaded.mock.calls.flat()).toEqual(expect.arrayContaining(['after', 'other']));
});
