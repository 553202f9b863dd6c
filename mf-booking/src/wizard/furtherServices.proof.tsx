import { provideShop, resetShop } from '@shop/shared-contract';
import { seedServices } from '@shop/shared-data';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { confirmBooking, fakeBackend, respondWithSlots } from '../testSupport/fakeBackend';
import { renderRoute } from '../testSupport/renderRoute';
import { visitor } from '../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();
afterEach(resetShop);

const monday = /^Monday, November 23, 2026/;
const opensFurther = () => userEvent.click(screen.getByText(/^(Add another|Agregar otro) serv/));
const checks = async (name: RegExp) =>
  userEvent.click(await screen.findByRole('checkbox', { name }));
const requested = () => backend.sentTo('slot_availability').map(({ p_services }) => p_services);

test('books several services in one visit, at a time that is free for all of them', async () => {
  backend.on('slot_availability', (body) => {
    const { length } = body['p_services'] as string[];
    return respondWithSlots(length > 1 ? { '2026-11-23T16:00': 0 } : {})(body);
  });
  backend.on('book_appointment', confirmBooking);
  await renderRoute('/booking');
  expect(screen.queryByText(/Add another service/)).toBeNull();
  await visitor.chooses(/^Brake Service/);
  await opensFurther();
  expect(await screen.findAllByRole('checkbox')).toHaveLength(5);
  await checks(/^Oil Change 45 min · \$45.00/);
  await checks(/^Tire Rotation/);
  await checks(/^Oil Change/);
  await checks(/^Oil Change/);
  expect(screen.getByText('Total: 3 hours 15 min · $225.00')).toBeVisible();
  await waitFor(() =>
    expect(requested().at(-1)).toEqual(['brake-service', 'tire-rotation', 'oil-change']),
  );

  await visitor.chooses(monday);
  await waitFor(() => expect(screen.getByRole('radio', { name: /^4:00 PM/ })).toBeDisabled());
  // The same services can still be changed beside the times.
  await checks(/^Tire Rotation/);
  await checks(/^Tire Rotation/);
  await visitor.chooses('1:00 PM');
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'ServiceBrake Service, Oil Change, Tire Rotation' +
      'DateMonday, November 23, 2026Time1:00 PMTotal3 hours 15 min · $225.00',
  );
  await visitor.fillsInDetails();
  await visitor.presses('Book appointment');
  await screen.findByRole('heading', { name: /^You’re booked/ });
  expect(backend.sentTo('book_appointment')).toEqual([
    expect.objectContaining({
      p_service: 'brake-service',
      p_further_services: ['oil-change', 'tire-rotation'],
    }),
  ]);
});

test.each([
  ['en', /as many services as fit in one visit/],
  ['es', /no caben más servicios/],
] as const)(
  'accepts nine further services, and says so beside them (%s)',
  async (language, full) => {
    const services = Array.from({ length: 11 }, (_, number) => ({
      ...{ id: `job-${number}`, name: { en: `Job ${number}`, es: `Trabajo ${number}` } },
      ...{ minutes: 10, price: 10, inWizard: true },
    }));
    provideShop({ services: [...seedServices.slice(0, 1), ...services] });
    await renderRoute('/booking', { language });
    await visitor.chooses(language === 'es' ? /^Rotación/ : /^Tire Rotation/);
    await opensFurther();
    const boxes = await screen.findAllByRole('checkbox');
    for (const box of boxes.slice(0, 8)) fireEvent.click(box);
    expect(boxes[9]).toBeEnabled();
    expect(screen.queryByText(full)).toBeNull();
    fireEvent.click(boxes[8] as HTMLElement);
    expect(screen.getByText(full)).toBeInTheDocument();
    expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual([
      ...Array(9).fill(false),
      ...[true, true],
    ]);
    fireEvent.click(boxes[0] as HTMLElement);
    expect(boxes[10]).toBeEnabled();
    expect(screen.queryByText(full)).toBeNull();
  },
);

test('a further service that becomes the first one is not counted twice', async () => {
  await renderRoute('/booking');
  await visitor.chooses(/^Brake Service/);
  await opensFurther();
  await checks(/^Oil Change/);
  await visitor.presses('Back');
  await visitor.chooses(/^Oil Change/);
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  await waitFor(() => expect(requested().at(-1)).toEqual(['oil-change']));
});

test('offers no further service before the first one is chosen', async () => {
  await renderRoute('/booking');
  await visitor.presses('Next');
  expect(screen.queryByText(/Add another service/)).toBeNull();
});

test('the vehicle is dropped off unless the visitor chooses to wait', async () => {
  backend.on('book_appointment', confirmBooking);
  await renderRoute('/booking', { language: 'es' });
  for (const _ of [1, 2, 3]) await visitor.presses('Siguiente');
  expect(screen.getByRole('radio', { name: 'Voy a dejar el carro' })).toBeChecked();
  await visitor.chooses('Voy a esperar');
  await visitor.types(/Nombre completo/, 'Ana');
  await visitor.types(/Correo electrónico/, 'ana@example.com');
  await visitor.types(/Teléfono/, '7705550134');
  await visitor.types(/Datos del vehículo/, 'Civic');
  await visitor.presses('Enviar solicitud');
  await screen.findByRole('heading', { name: 'Recibimos su solicitud' });
  expect(backend.sentTo('book_appointment')).toEqual([expect.objectContaining({ p_waits: true })]);
});
