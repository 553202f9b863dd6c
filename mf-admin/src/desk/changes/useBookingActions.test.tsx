import { DataError } from '@shop/shared-data';
import * as staff from '@shop/shared-data/staff';
import { LanguageProvider } from '@shop/shared-i18n';
import type { ConfirmDialog } from '@shop/shared-ui';
import { startTranslations } from '@shop/shared-ui/test-support';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { bookingsLocales } from '../../admin/adminLocales';
import { queryKeys } from '../../shop/rows/queryKeys';
import { booking } from '../../testSupport/rows';
import { useBookingActions } from './useBookingActions';

jest.mock(
  '@shop/shared-data/staff',
  () => jest.requireActual('../../testSupport/fakeStaff').fakeStaff,
);
const editBooking = jest.mocked(staff.editBooking);
const placeInBay = jest.mocked(staff.placeInBay);

async function renderActions() {
  await startTranslations([bookingsLocales]);
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const { result } = renderHook(useBookingActions, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <LanguageProvider>{children}</LanguageProvider>
      </QueryClientProvider>
    ),
  });
  return { result, client };
}

test('undoing a cancellation or a new time restores the time and the bay', async () => {
  const { result } = await renderActions();
  const before = booking({ bay: 2 });
  for (const changes of [
    { status: 'cancelled' as const },
    { status: 'confirmed' as const, requested_slot: '13:00' },
  ]) {
    editBooking.mockReset();
    editBooking.mockImplementation(async (read) => booking({ id: read.id, ...changes, bay: null }));
    await act(async () => void (await result.current.change(before, changes)));
    await act(async () => result.current.undo?.run());
    const restored = Object.keys(changes).map((name) => [name, before[name as 'status']]);
    expect(editBooking.mock.calls[1]?.[1]).toEqual({
      ...Object.fromEntries(restored),
      ...{ status: before.status, stage: before.stage, bay: 2 },
    });
  }
  editBooking.mockReset();
});

test('a booking that is reopened is not described as moved', async () => {
  const { result } = await renderActions();
  editBooking.mockReset();
  editBooking.mockResolvedValue(booking());
  const cancelled = booking({ status: 'cancelled', bay: null });
  await act(async () => void (await result.current.change(cancelled, { status: 'confirmed' })));
  expect(result.current.undo?.text).toBe('Carl Young’s booking: Confirmed.');
  editBooking.mockReset();
});

test('ignores a second press for a booking while its change is being sent', async () => {
  const { result } = await renderActions();
  editBooking.mockImplementation(async (read) => booking({ id: read.id }));
  const cancel = (id: string) => result.current.change(booking({ id }), { status: 'cancelled' });
  await act(async () => {
    cancel('1');
    cancel('1');
    cancel('2');
  });
  expect(editBooking.mock.calls.map(([read]) => read.id)).toEqual(['1', '2']);
  await act(async () => cancel('1'));
  expect(editBooking).toHaveBeenCalledTimes(3);
});

test('a change that ends does not close the form of another booking', async () => {
  const { result } = await renderActions();
  let answer = () => {};
  editBooking.mockReset();
  editBooking.mockImplementation(
    (read) =>
      new Promise((resolve) => {
        answer = () => resolve(booking({ id: read.id }));
      }),
  );
  await act(async () => void result.current.start('complete', booking({ id: '1' })));
  await act(async () => result.current.start('reschedule', booking({ id: '2' })));
  await act(async () => answer());
  expect(result.current.dialog?.booking.id).toBe('2');
  editBooking.mockReset();
});

test('shows a change and undoes it before the lists have loaded again', async () => {
  const { result, client } = await renderActions();
  const key = [...queryKeys.bookings, '2026-11-23'];
  client.setQueryData(key, [booking(), booking({ id: 'other' })]);
  jest.spyOn(client, 'invalidateQueries').mockReturnValue(new Promise(() => {}));
  editBooking.mockReset();
  editBooking.mockImplementation(async (_, changes) => booking(changes as object));
  await act(async () => void result.current.change(booking(), { stage: 'arrived' }));
  expect(client.getQueryData(key)).toMatchObject([{ stage: 'arrived' }, { stage: null }]);
  await act(async () => result.current.undo?.run());
  expect(client.getQueryData(key)).toMatchObject([{ stage: null }, { stage: null }]);
  editBooking.mockReset();
});

describe('a second move of a booking while the first is being saved', () => {
  const to = (slot: string) => ({ day: '2026-11-23', slot, bay: 1, minutes: null });
  const version = (updated_at: string, slot = '09:00') =>
    booking({ updated_at, requested_slot: slot });

  beforeEach(() => {
    placeInBay.mockReset();
    placeInBay.mockImplementation(async (_, { slot }) => version(`saved at ${slot}`, slot));
  });

  test('waits, and changes what the first has saved', async () => {
    const { result } = await renderActions();
    await act(async () => {
      await Promise.all(
        ['10:00', '13:00'].map((slot) => result.current.place(version('read'), to(slot))),
      );
    });
    // Dragged before the board showed what the first move saved.
    await act(async () => result.current.place(version('read'), to('14:00')));
    expect(placeInBay.mock.calls).toEqual([
      [version('read'), to('10:00')],
      [version('saved at 10:00', '10:00'), to('13:00')],
      [version('saved at 13:00', '13:00'), to('14:00')],
    ]);
    await act(async () => result.current.undo?.run());
    expect(placeInBay).toHaveBeenLastCalledWith(version('saved at 14:00', '14:00'), {
      ...to('13:00'),
      booked_anyway: [],
    });
  });

  test('is sent with the version that was read if the first fails', async () => {
    const { result } = await renderActions();
    placeInBay.mockRejectedValueOnce(new Error('bay_taken'));
    await act(async () => {
      await Promise.all(
        ['10:00', '13:00'].map((slot) => result.current.place(version('read'), to(slot))),
      );
    });
    expect(placeInBay).toHaveBeenLastCalledWith(version('read'), to('13:00'));
  });

  test('does not replace a change that another session has saved since', async () => {
    const { result } = await renderActions();
    await act(async () => result.current.place(version('read'), to('10:00')));
    await act(async () => result.current.place(version('by other staff'), to('13:00')));
    expect(placeInBay).toHaveBeenLastCalledWith(version('by other staff'), to('13:00'));
  });
});

describe('a move of a booking while its state is being saved', () => {
  const to = { day: '2026-11-23', slot: '10:00', bay: 1, minutes: null };
  const read = booking({ updated_at: 'read' });
  const arrived = booking({ updated_at: 'arrived', stage: 'arrived' });

  beforeEach(() => {
    editBooking.mockReset();
    placeInBay.mockReset();
    placeInBay.mockResolvedValue(booking({ updated_at: 'moved' }));
  });

  test('waits, and changes what was saved', async () => {
    const { result } = await renderActions();
    let save = (_: typeof arrived) => {};
    editBooking.mockReturnValueOnce(
      new Promise((resolve) => {
        save = resolve;
      }),
    );
    await act(async () => {
      void result.current.change(read, { stage: 'arrived' });
      void result.current.place(read, to);
    });
    expect(placeInBay).not.toHaveBeenCalled();
    await act(async () => save(arrived));
    expect(placeInBay.mock.calls).toEqual([[arrived, to]]);
  });

  test('is sent with the version that was read if the state is refused', async () => {
    const { result } = await renderActions();
    editBooking.mockRejectedValueOnce(new Error('conflict'));
    await act(async () => {
      void result.current.change(read, { stage: 'arrived' });
      await result.current.place(read, to);
    });
    expect(placeInBay.mock.calls).toEqual([[read, to]]);
  });
});

describe('a move to where the booking does not fit', () => {
  const to = { day: '2026-11-23', slot: '20:00', bay: 2, minutes: null };
  const refused = new DataError('conflict', {
    code: 'outside_hours',
    detail: 'outside_hours,bay_taken',
  });

  async function renderQuestion() {
    placeInBay.mockReset();
    placeInBay.mockRejectedValueOnce(refused);
    placeInBay.mockImplementation(async () => booking({ bay: 2, updated_at: 'moved' }));
    const { result } = await renderActions();
    await act(async () => void result.current.place(booking(), to));
    const question = result.current.question as ReactElement<ComponentProps<typeof ConfirmDialog>>;
    return { result, question: question.props };
  }

  test('is asked about once, by all its problems, and sent again with them', async () => {
    const { result, question } = await renderQuestion();
    expect(question.text).toBe(
      'The shop is closed for part of that time. The bay is taken at that time.',
    );
    expect(placeInBay).toHaveBeenCalledTimes(1);
    await act(async () => question.onConfirm());
    expect(placeInBay).toHaveBeenLastCalledWith(booking(), {
      ...to,
      booked_anyway: ['outside_hours', 'bay_taken'],
    });
    expect(result.current.question).toBeUndefined();
    // To where it was before: what was confirmed for that place is not asked again.
    await act(async () => result.current.undo?.run());
    expect(placeInBay.mock.lastCall?.[1]).toMatchObject({ slot: '09:00', booked_anyway: [] });
  });

  test('stays where it was when staff decide against it, and nothing is reported as failed', async () => {
    const { result, question } = await renderQuestion();
    await act(async () => question.onCancel());
    expect(placeInBay).toHaveBeenCalledTimes(1);
    expect(result.current).toMatchObject({ question: undefined, error: null, undo: undefined });
  });
});
