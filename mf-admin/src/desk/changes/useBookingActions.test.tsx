import { LanguageProvider } from '@shop/shared-i18n';
import type { ConfirmDialog } from '@shop/shared-ui';
import { startTranslations } from '@shop/shared-ui/test-support';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { bookingsLocales } from '../../admin/adminLocales';
import { queryKeys } from '../../shop/rows/queryKeys';
import { fakeApi, held, refusal } from '../../testSupport/fakeApi';
import { booking } from '../../testSupport/rows';
import { useBookingActions } from './useBookingActions';

const TABLE = 'bookings';
const PLACE = 'rpc/place_in_bay';
const api = fakeApi();
beforeEach(() => {
  api.store(TABLE, [booking()]);
  // As the database does, it refuses a version that is no longer stored.
  api.define('place_in_bay', (move) => {
    const [row] = api.rows(TABLE);
    if (row?.['updated_at'] !== move['p_updated_at']) return refusal(409, 'changed')();
    const { p_slot: requested_slot, p_bay: bay, p_booked_anyway: booked_anyway = [] } = move;
    const updated_at = `saved at ${requested_slot}`;
    const placed = { ...row, ...{ requested_slot, bay, booked_anyway, updated_at } };
    api.store(TABLE, [placed]);
    return placed;
  });
});

interface Move {
  p_slot: string;
  p_updated_at: string;
  p_booked_anyway?: string[];
}
const sentMoves = () => api.sent(PLACE).map(([, body]) => body as Move);
/** To where bookings were moved, and the version that was changed. */
const moves = () => sentMoves().map(({ p_slot, p_updated_at }) => [p_slot, p_updated_at]);
const to = (slot: string) => ({ day: '2026-11-23', slot, bay: 1, minutes: null });
const version = (updated_at: string, slot = '09:00') =>
  booking({ updated_at, requested_slot: slot });

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

test.each([
  ['a cancellation', { status: 'cancelled' }],
  ['a new time', { status: 'confirmed', requested_slot: '13:00' }],
] as const)('undoing %s restores the time and the bay', async (_, changes) => {
  const before = booking({ bay: 2 });
  api.store(TABLE, [before]);
  // The database frees the bay of a cancelled booking, and may choose another one for another time.
  api.trigger(TABLE, (row) => ({ ...row, bay: null }));
  const { result } = await renderActions();
  await act(async () => void (await result.current.change(before, changes)));
  expect(api.rows(TABLE)).toMatchObject([{ ...changes, bay: null }]);
  api.trigger(TABLE, (row) => row);
  await act(async () => result.current.undo?.run());
  await waitFor(() =>
    expect(api.rows(TABLE)).toEqual([{ ...before, updated_at: expect.any(String) }]),
  );
});

test('a booking that is reopened is not described as moved', async () => {
  const { result } = await renderActions();
  const cancelled = booking({ status: 'cancelled', bay: null });
  api.store(TABLE, [cancelled]);
  api.trigger(TABLE, (row) => ({ ...row, bay: 1 }));
  await act(async () => void (await result.current.change(cancelled, { status: 'confirmed' })));
  expect(result.current.undo?.text).toBe('Carl Young’s booking: Confirmed.');
});

test('ignores a second press for a booking while its change is being sent', async () => {
  const { result } = await renderActions();
  api.store(
    TABLE,
    ['1', '2'].map((id) => booking({ id })),
  );
  const cancel = (id: string) => result.current.change(booking({ id }), { status: 'cancelled' });
  await act(() => Promise.all(['1', '1', '2'].map(cancel)));
  expect(api.sent(TABLE)).toHaveLength(2);
  expect(api.rows(TABLE)).toMatchObject([{ status: 'cancelled' }, { status: 'cancelled' }]);
  const arrive = () => result.current.change(booking(), { stage: 'arrived' });
  await act(async () => void (await arrive()));
  expect(api.rows(TABLE)).toMatchObject([{ stage: 'arrived' }, { stage: null }]);
});

test('a change that ends does not close the form of another booking', async () => {
  const { result } = await renderActions();
  const { answer, release } = held();
  api.once('PATCH', TABLE, answer);
  let ended: unknown;
  await act(async () => {
    ended = result.current.start('complete', booking());
  });
  await act(async () => result.current.start('reschedule', booking({ id: '2' })));
  await act(async () => {
    release();
    await ended;
  });
  expect(api.rows(TABLE)).toMatchObject([{ status: 'completed' }]);
  expect(result.current.dialog?.booking.id).toBe('2');
});

test('shows a change and undoes it before the lists have loaded again', async () => {
  const { result, client } = await renderActions();
  const key = [...queryKeys.bookings, '2026-11-23'];
  client.setQueryData(key, [booking(), booking({ id: 'other' })]);
  jest.spyOn(client, 'invalidateQueries').mockReturnValue(new Promise(() => {}));
  await act(async () => void (await result.current.change(booking(), { stage: 'arrived' })));
  expect(client.getQueryData(key)).toMatchObject([{ stage: 'arrived' }, { stage: null }]);
  await act(async () => result.current.undo?.run());
  await waitFor(() =>
    expect(client.getQueryData(key)).toMatchObject([{ stage: null }, { stage: null }]),
  );
});

describe('a second move of a booking while the first is being saved', () => {
  beforeEach(() => api.store(TABLE, [version('read')]));

  test('waits, and changes what the first has saved', async () => {
    const { result } = await renderActions();
    const place = (slot: string) => result.current.place(version('read'), to(slot));
    await act(async () => void (await Promise.all(['10:00', '13:00'].map(place))));
    // Dragged before the board showed what the first move saved.
    await act(() => place('14:00'));
    expect(moves()).toEqual([
      ['10:00', 'read'],
      ['13:00', 'saved at 10:00'],
      ['14:00', 'saved at 13:00'],
    ]);
    await act(async () => result.current.undo?.run());
    await waitFor(() => expect(api.rows(TABLE)).toMatchObject([{ requested_slot: '13:00' }]));
  });

  test('is sent with the version that was read if the first fails', async () => {
    const { result } = await renderActions();
    api.once('POST', PLACE, refusal(409, 'bay_taken'));
    const place = (slot: string) => result.current.place(version('read'), to(slot));
    await act(async () => void (await Promise.all(['10:00', '13:00'].map(place))));
    expect(moves()).toEqual([
      ['10:00', 'read'],
      ['13:00', 'read'],
    ]);
  });

  test('does not replace a change that another session has saved since', async () => {
    const { result } = await renderActions();
    await act(() => result.current.place(version('read'), to('10:00')));
    api.store(TABLE, [version('by other staff')]);
    await act(() => result.current.place(version('by other staff'), to('13:00')));
    expect(moves().at(-1)).toEqual(['13:00', 'by other staff']);
  });
});

describe('a move of a booking while its state is being saved', () => {
  test('waits, and changes what was saved', async () => {
    const { result } = await renderActions();
    const { answer, release } = held();
    api.once('PATCH', TABLE, answer);
    let placed: Promise<void> | undefined;
    await act(async () => {
      void result.current.change(booking(), { stage: 'arrived' });
      placed = result.current.place(booking(), to('10:00'));
    });
    expect(moves()).toEqual([]);
    await act(async () => {
      release();
      await placed;
    });
    expect(moves()).toHaveLength(1);
    expect(api.rows(TABLE)).toMatchObject([{ stage: 'arrived', requested_slot: '10:00' }]);
  });

  test('is sent with the version that was read if the state is refused', async () => {
    const { result } = await renderActions();
    api.once('PATCH', TABLE, refusal(409, 'changed'));
    await act(async () => {
      void result.current.change(booking(), { stage: 'arrived' });
      await result.current.place(booking(), to('10:00'));
    });
    expect(moves()).toEqual([['10:00', booking().updated_at]]);
  });
});

describe('a move to where the booking does not fit', () => {
  async function renderQuestion() {
    api.once('POST', PLACE, refusal(409, 'outside_hours', 'PT409', 'outside_hours,bay_taken'));
    const { result } = await renderActions();
    let placed: Promise<void> | undefined;
    await act(async () => {
      placed = result.current.place(booking(), to('20:00'));
    });
    await waitFor(() => expect(result.current.question).toBeDefined());
    const question = result.current.question as ReactElement<ComponentProps<typeof ConfirmDialog>>;
    return { result, question: question.props, ended: () => placed };
  }

  test('is asked about once, by all its problems, and sent again with them', async () => {
    const { result, question, ended } = await renderQuestion();
    expect(question.text).toBe(
      'The shop isn’t open for all of that time. The bay is taken at that time.',
    );
    expect(moves()).toHaveLength(1);
    await act(async () => {
      question.onConfirm();
      await ended();
    });
    const problems = ['outside_hours', 'bay_taken'];
    expect(api.rows(TABLE)).toMatchObject([{ requested_slot: '20:00', booked_anyway: problems }]);
    expect(result.current.question).toBeUndefined();
    // To where it was before: what was confirmed for that place is not asked again.
    await act(async () => result.current.undo?.run());
    await waitFor(() => expect(moves()).toHaveLength(3));
    expect(sentMoves().at(-1)).toMatchObject({ p_slot: '09:00', p_booked_anyway: [] });
  });

  test('stays where it was when staff decide against it, and nothing is reported as failed', async () => {
    const { result, question, ended } = await renderQuestion();
    await act(async () => {
      question.onCancel();
      await ended();
    });
    expect(moves()).toHaveLength(1);
    expect(result.current).toMatchObject({ question: undefined, error: null, undo: undefined });
  });
});
