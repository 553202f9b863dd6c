import { type PublishedService, provideShop, resetShop } from '@shop/shared-contract';
import { seedServices } from '@shop/shared-data';
import { setSystemTime, structuredData } from '@shop/shared-ui/test-support';
import { screen } from '@testing-library/react';
import { fakeBackend } from '../testSupport/fakeBackend';
import { renderRoute } from '../testSupport/renderRoute';
import { visitor } from '../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
fakeBackend();
afterEach(resetShop);

const flatRepair: PublishedService = {
  id: 'flat-repair',
  name: { en: 'Flat Repair', es: 'Reparación de llanta' },
  description: { en: 'Plug and patch.', es: 'Tapón y parche.' },
  minutes: 30,
  price: 25,
  inWizard: true,
};
const forStaff: PublishedService = {
  ...flatRepair,
  id: 'frame-check',
  name: { en: 'Frame Check', es: 'Revisión de chasis' },
  inWizard: false,
};
const publish = () => provideShop({ services: [...seedServices, flatRepair, forStaff] });

const currentStep = () => screen.getByRole('listitem', { current: 'step' });
const namesInData = () =>
  structuredData()
    .filter((node) => node['@type'] === 'Service')
    .map(({ name }) => name);

test.each([
  ['en', 'Flat Repair 30 min · $25.00 Plug and patch.', 'Frame Check'],
  ['es', 'Reparación de llanta 30 min · $25.00 Tapón y parche.', 'Revisión de chasis'],
] as const)(
  'lists a service that staff added, and none that only staff can book (%s)',
  async (language, option, hidden) => {
    publish();
    await renderRoute('/booking', { language });
    expect(screen.getAllByRole('radio')).toHaveLength(seedServices.length + 1);
    expect(screen.getByRole('radio', { name: option })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: new RegExp(hidden) })).not.toBeInTheDocument();
    expect(namesInData()).toEqual([
      ...seedServices.map(({ name }) => name[language]),
      flatRepair.name[language],
      hidden,
    ]);
  },
);

test('shows the services of a new shop before any were published', async () => {
  await renderRoute('/booking');
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(
    screen.getByRole('radio', { name: 'Brake Service 2 hours · $150.00' }),
  ).toBeInTheDocument();
});

test('an address with a service opens the choice of a date with that service', async () => {
  publish();
  await renderRoute('/booking?service=flat-repair');
  expect(currentStep()).toHaveTextContent('Choose Date');
  for (const _ of [2, 3]) await visitor.presses('Next');
  expect(screen.getByRole('complementary')).toHaveTextContent('ServiceFlat Repair');
});

test.each(['car-wash', 'frame-check', ''])(
  'an address with the service "%s", which cannot be selected, opens the first step',
  async (service) => {
    publish();
    await renderRoute(`/booking?service=${service}`);
    expect(currentStep()).toHaveTextContent('Select Service');
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  },
);
