import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { booking } from '../../testSupport/rows';

setSystemTime('2026-11-20T15:00:00Z');
const api = fakeApi();

const hit = booking({ name: 'Cora', vehicle: '2012 Nissan Altima' });
const called = booking({
  ...{ id: '2', name: 'Already Called', bay: 2, called_about: 'closed_day' },
  vehicle: '2016 Honda Odyssey',
});

test.each(['board', 'list'])(
  'the %s marks whose customer is to be called, and who was',
  async (view) => {
    api.store('bookings', [hit, called, booking({ id: '3', name: 'Fits', bay: 2 })]);
    api.define('bookings_to_call', () =>
      [hit, called].map((each) => ({ reason: 'closed_day', booking: each })),
    );
    await openAdmin(`/admin/bookings?day=2026-11-23&view=${view}`);
    const of = async (name: string) => {
      const opens = await screen.findByRole('button', { name: `Open booking ABC-234 for ${name}` });
      return within(opens.closest<HTMLElement>('article, tr') as HTMLElement);
    };
    expect(await (await of('Cora')).findByText('Call: closed on that day')).toBeVisible();
    expect(
      await (await of('Already Called')).findByText('Called: closed on that day'),
    ).toBeVisible();
    expect((await of('Fits')).queryByText(/closed on that day/)).not.toBeInTheDocument();
  },
);
