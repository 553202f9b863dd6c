import { setSystemTime } from '@shop/shared-ui/test-support';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeVideo } from '../../testSupport/fakeVideo';
import { openPage } from '../../testSupport/openPage';
import { stubBrowserApis } from '../../testSupport/stubBrowserApis';
import homePage from './page';

// Noon of a Saturday in Jonesboro.
setSystemTime('2026-11-21T17:00:00Z');

beforeEach(() => {
  stubBrowserApis();
  fakeVideo();
});

const search = () => within(screen.getByRole('region', { name: 'Find tires' }));

const vehicleLink = () => search().getByRole('link', { name: 'Or use the vehicle finder' });

test('the hero leads to tires by vehicle: in its place, and before hydration in the catalogue', async () => {
  await openPage(homePage);
  expect(vehicleLink()).toHaveAttribute('href', '/tires/all');
  await userEvent.click(vehicleLink());
  expect(await search().findByLabelText('Year')).toHaveFocus();
  for (const [name, value] of [
    ['Year', '2018'],
    ['Make', 'Ferrari'],
    ['Model', 'Coupe'],
    ['Engine', '8-cylinder'],
  ] as const) {
    await userEvent.selectOptions(search().getByLabelText(name), value);
  }
  await userEvent.click(search().getByRole('button', { name: 'Find' }));
  await userEvent.click(await search().findByRole('button', { name: 'Enter the size' }));
  expect(search().getByLabelText('Tire size (on the sidewall)')).toHaveFocus();
});

test('the finder does not take the focus from a visitor who types a size by then', async () => {
  await openPage(homePage);
  const size = search().getByLabelText('Tire size (on the sidewall)');
  act(() => {
    vehicleLink().click();
    size.focus();
  });
  expect(await search().findByLabelText('Year')).toBeVisible();
  expect(size).toHaveFocus();
});

test('the hero leads to tires by size', async () => {
  await openPage(homePage);
  await userEvent.type(search().getByLabelText('Tire size (on the sidewall)'), '225 65 17{Enter}');
  expect(await screen.findByText(/^\/tires\/all/)).toBeVisible();
});

test('states whether the shop is open once the page is idle, and nothing before', async () => {
  let idle: (() => void)[] = [];
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => idle.push(run),
  });
  await openPage(homePage);
  expect(screen.queryByText(/^Open/)).toBeNull();
  await act(async () => {
    for (const run of idle) run();
    idle = [];
  });
  expect(await search().findByText('Open until 5:00 PM')).toBeVisible();
});
