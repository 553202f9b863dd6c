import type { OpenStep } from '@shop/shared-data/staff';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../../testSupport/fakeApi';
import { openAdmin } from '../../../testSupport/openAdmin';
import { listEntry } from '../../../testSupport/rows';

const api = fakeApi();

const step = (name: OpenStep['step'], names: string[] = [], may_stay = false): OpenStep => ({
  ...{ step: name, names, may_stay },
});
let steps: OpenStep[];
beforeEach(() => {
  steps = [
    step('contact', ['email', 'phone']),
    step('hours', [], true),
    step('team', ['Marcus Bell', 'Luis Ortega']),
    step('portraits', ['Ana Torres'], true),
    step('story', [], true),
    step('pictures', ['picture_tires'], true),
    step('film', ['hero_video_url'], true),
    step('articles', ['Wheel Alignment']),
    step('products', ['Michelin', 'Toyo']),
    step('mail'),
  ];
  api.define('open_steps', () => steps);
  api.define('check_step', ({ p_step }) => {
    steps = steps.filter((each) => each.step !== p_step);
    return null;
  });
});

const list = () => screen.findByRole('region', { name: 'Before you open' });

test('each thing that a new shop still has to do leads to its field', async () => {
  await openAdmin('/admin/settings?section=closures');
  const links = within(await list()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The phone number or the email is an example', '/admin/settings?section=contact&field=email'],
    [
      'Check the opening hours, the times visitors can book and your days off',
      '/admin/settings?section=hours',
    ],
    ['Marcus Bell', '/admin/lists?list=team&open=Marcus%20Bell'],
    ['Luis Ortega', '/admin/lists?list=team&open=Luis%20Ortega'],
    ['Ana Torres', '/admin/lists?list=team&open=Ana%20Torres'],
    ['Your story on the About page', '/admin/content?on=%2Fabout'],
    ['Pages without your own picture', '/admin/settings?section=pictures'],
    ['Videos that came with the site', '/admin/settings?section=contact&field=hero_video_url'],
    ['Wheel Alignment', '/admin/lists?list=articles&open=Wheel%20Alignment'],
    ['2 sample products', '/admin/products'],
    [
      'Customers get no emails yet. Ask whoever runs the site to set up a mail server.',
      '/admin/settings?section=messages',
    ],
  ]);
  expect(await list()).toHaveTextContent('Pages without your own picture: Tire services');
});

test('a press on an entry opens its form, wherever it stands in its list', async () => {
  const luis = listEntry({ id: '2', position: 2, title: 'Luis Ortega' });
  api.store('list_entries', [listEntry(), luis]);
  const user = await openAdmin('/admin/settings?section=closures');
  await user.click(within(await list()).getByRole('link', { name: 'Luis Ortega' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Luis Ortega' })).toBeVisible();
});

test('what may stay as it is can be checked off, until nothing is left', async () => {
  const user = await openAdmin('/admin/settings?section=closures');
  const buttons = within(await list()).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'It’s fine as it is: Check the opening hours, the times visitors can book and your days off',
    'It’s fine as it is: No photo yet',
    'It’s fine as it is: Your story on the About page',
    'It’s fine as it is: Pages without your own picture',
    'It’s fine as it is: Videos that came with the site',
  ]);
  steps = [step('hours', [], true), step('story', [], true)];
  await user.click(screen.getByRole('button', { name: /fine as it is: Your story/ }));
  await screen.findByText('Checked off');
  expect(screen.queryByText('Your story on the About page')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /fine as it is: Check the/ }));
  expect(api.sent('rpc/check_step').map(([, input]) => input)).toEqual([
    { p_step: 'story' },
    { p_step: 'hours' },
  ]);
  await screen.findByRole('button', { name: 'Closures' });
  expect(screen.queryByRole('region', { name: 'Before you open' })).not.toBeInTheDocument();
});

test('the dashboard counts what is left, and leads to the list', async () => {
  await openAdmin('/admin/dashboard');
  const link = await screen.findByRole('link', {
    name: '10 things left to do before the site is all yours',
  });
  expect(link).toHaveAttribute('href', '/admin/settings');
});

test('the dashboard of a shop that has done everything does not speak of it', async () => {
  steps = [];
  await openAdmin('/admin/dashboard');
  await screen.findByText('Phone, address, hours, links and closures.');
  expect(screen.queryByText(/left before/)).not.toBeInTheDocument();
});
