import { render } from '@testing-library/react';
import { createDraft, useDraft } from './draft';

function Stray() {
  useDraft();
  return null;
}

test('useDraft throws outside its provider', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Stray />)).toThrow('useDraft must be used within a DraftProvider');
  logged.mockRestore();
});

test('keeps its key through each step and changes it for the next booking', () => {
  const draft = createDraft({
    step: 1,
    prefilled: { vehicle: '', notes: '' },
    entry: undefined,
  });
  const { key, choose, goTo, startOver } = draft.getState();
  choose({ service: 'oil-change' });
  goTo(4);
  expect(draft.getState()).toMatchObject({ service: 'oil-change', step: 4, moves: 1, key });
  startOver();
  expect(draft.getState()).toMatchObject({ service: null, step: 1, moves: 0 });
  expect(draft.getState().key).not.toBe(key);
});
