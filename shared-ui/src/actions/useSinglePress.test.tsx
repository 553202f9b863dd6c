import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from './Button';
import { PlainButton } from './PlainButton';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

const steps = ['Arrived', 'In bay', 'Ready'];
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const button = () => screen.getByRole('button');
const byPointer = { detail: 1, clientX: 30, clientY: 40 };

function Steps({ label = (step: number) => steps[step] }) {
  const [step, setStep] = useState(0);
  return (
    <>
      <Button onClick={() => setStep(step + 1)}>{label(step)}</Button>
      <output>{step}</output>
    </>
  );
}
const reached = () => screen.getByRole('status').textContent;

test('a double press does one step, and the next one waits for 700 ms', () => {
  render(<Steps />);
  fireEvent.click(button());
  expect(button()).toHaveTextContent('In bay');
  for (const pause of [0, 120, 500]) {
    wait(pause);
    fireEvent.click(button());
  }
  expect(reached()).toBe('1');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  wait(80);
  expect(button()).not.toHaveAttribute('aria-disabled');
  fireEvent.click(button());
  expect(reached()).toBe('2');
});

test('a key that is held down does one step, however long', () => {
  render(<Steps />);
  fireEvent.click(button());
  for (let count = 0; count < 9; count += 1) {
    wait(500);
    fireEvent.keyDown(button(), { key: 'Enter', repeat: true });
    fireEvent.click(button());
  }
  expect(reached()).toBe('1');
  wait(700);
  fireEvent.click(button());
  expect(reached()).toBe('2');
});

test('a switch that keeps its label waits as well', () => {
  function Switch() {
    const [isOn, setOn] = useState(false);
    return (
      <PlainButton
        role="switch"
        aria-checked={isOn}
        aria-label="Admin"
        onClick={() => setOn(!isOn)}
      />
    );
  }
  render(<Switch />);
  fireEvent.click(screen.getByRole('switch'));
  fireEvent.click(screen.getByRole('switch'));
  expect(screen.getByRole('switch')).toBeChecked();
});

test('a control that repeats one action waits for nothing', () => {
  render(<Steps label={(step) => `Show ${10 - step} more`} />);
  fireEvent.click(button());
  fireEvent.click(button());
  expect(reached()).toBe('2');
});

test('another name that no press has caused pauses nothing', () => {
  const { rerender } = render(<Button>Edit</Button>);
  rerender(<Button>Editar</Button>);
  expect(button()).not.toHaveAttribute('aria-disabled');
});

test('a step that the backend has confirmed waits from the moment at which it is shown', () => {
  const press = jest.fn();
  const step = (label: string, busy: boolean) => (
    <Button busy={busy} onClick={press}>
      {label}
    </Button>
  );
  const { rerender } = render(step('In bay', false));
  fireEvent.click(button());
  rerender(step('In bay', true));
  wait(5000);
  rerender(step('Ready', false));
  fireEvent.click(button());
  expect(press).toHaveBeenCalledTimes(1);
  wait(700);
  fireEvent.click(button());
  expect(press).toHaveBeenCalledTimes(2);
});

function Question({ onDelete }: { onDelete: () => void }) {
  const [isAsked, setAsked] = useState(true);
  return isAsked ? (
    <Button key="ask" onClick={() => setAsked(false)}>
      Continue
    </Button>
  ) : (
    <Button key="delete" onClick={onDelete}>
      Delete
    </Button>
  );
}

test('what gets the focus from a removed button that Enter pressed waits', () => {
  const onDelete = jest.fn();
  render(<Question onDelete={onDelete} />);
  fireEvent.click(button(), { detail: 0 });
  act(() => button().focus());
  fireEvent.click(button(), { detail: 0 });
  expect(onDelete).not.toHaveBeenCalled();
  wait(700);
  fireEvent.click(button(), { detail: 0 });
  expect(onDelete).toHaveBeenCalled();
});

test.each([
  ['by Tab from the button that took the place', () => screen.getByText('Delete'), 'Tab'],
  ['by Tab from a heading that got the focus', () => document.body, 'Tab'],
  ['after something was typed', () => document.body, 'x'],
])('what gets the focus %s waits for nothing', (_, focused, key) => {
  const onNext = jest.fn();
  render(
    <>
      <Question onDelete={() => {}} />
      <Button onClick={onNext}>Next</Button>
    </>,
  );
  fireEvent.click(screen.getByText('Continue'), { detail: 0 });
  act(() => focused().focus());
  fireEvent.keyDown(focused(), { key });
  const next = screen.getByText('Next');
  act(() => next.focus());
  fireEvent.click(next, { detail: 0 });
  expect(onNext).toHaveBeenCalled();
});

describe('in a browser, which has a layout', () => {
  afterEach(() => Reflect.deleteProperty(document, 'elementFromPoint'));
  const place = (find: () => Element | null) =>
    Object.assign(document, {
      elementFromPoint: (x: number, y: number) => (x === 30 && y === 40 ? find() : null),
    });

  test('a button that appears where another one was pressed waits', async () => {
    place(() => screen.queryByRole('button'));
    const onDelete = jest.fn();
    render(<Question onDelete={onDelete} />);
    await act(async () => fireEvent.click(button(), byPointer));
    fireEvent.click(button(), byPointer);
    expect(onDelete).not.toHaveBeenCalled();
    wait(700);
    fireEvent.click(button(), byPointer);
    expect(onDelete).toHaveBeenCalled();
  });

  test('a button waits that moves to the pressed place once rows are removed', async () => {
    const list = (...names: string[]) =>
      names.map((name) => <PlainButton key={name}>{name}</PlainButton>);
    place(() => null);
    const { rerender } = render(list('Delete', 'Row', 'Sort'));
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: 'Delete' }), byPointer),
    );
    await act(async () => rerender(list('Row', 'Sort')));
    place(() => screen.getByRole('button', { name: 'Sort' }));
    await act(async () => rerender(list('Sort')));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    wait(700);
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  test('the button of the next row waits once the pressed one has moved away', async () => {
    const names = ['Ana', 'Ben'];
    function Rows() {
      const [rows, setRows] = useState(names);
      return rows.map((name) => (
        <PlainButton key={name} onClick={() => setRows(rows.toReversed())}>
          {name}
        </PlainButton>
      ));
    }
    place(() => screen.getAllByRole('button')[1] ?? null);
    render(<Rows />);
    await act(async () => fireEvent.click(screen.getByText('Ben'), byPointer));
    expect(screen.getByText('Ana')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Ben')).not.toHaveAttribute('aria-disabled');
  });
});
