import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEntryChoice } from './useEntryChoice';

function Choice() {
  const [open, setOpen] = useEntryChoice('open');
  return (
    <button type="button" onClick={() => setOpen(!open)}>
      {open ? 'yes' : 'no'}
    </button>
  );
}

/** The prerendered HTML, the same for every visitor. */
const html = renderToString(<Choice />);

async function hydrate() {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(root, <Choice />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
}

test('a reload hydrates with the prerendered state and then restores the stored one', async () => {
  history.replaceState({ usr: 'the router’s', idx: 3 }, '');
  await hydrate();
  await userEvent.click(screen.getByRole('button', { name: 'no' }));
  expect(history.state).toEqual({ usr: 'the router’s', idx: 3, open: true, hydrates: true });
  await hydrate();
  expect(screen.getByRole('button')).toHaveTextContent('yes');

  history.pushState(null, '');
  await hydrate();
  expect(screen.getByRole('button')).toHaveTextContent('no');
});
