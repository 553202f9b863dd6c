import { provideShop } from '@shop/shared-contract';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ical from 'ical.js';
import { fakeBackend, token } from '../testSupport/fakeBackend';
import { receipt as oilChange } from '../testSupport/receipt';
import { renderRoute } from '../testSupport/renderRoute';
import { visitor } from '../testSupport/visitor';

fakeBackend();

const receipt = {
  ...oilChange,
  service: 'brake-service',
  total: 150,
  slot: '10:00',
  starts_at: '2026-11-23T15:00:00Z',
  ends_at: '2026-11-23T17:00:00Z',
};

/** Records the files that a browser would download, which jsdom cannot do. */
function downloads() {
  const files: { name: string; blob: Blob }[] = [];
  let offered: Blob;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      offered = blob;
      return 'blob:file';
    },
    revokeObjectURL: () => {},
  });
  HTMLAnchorElement.prototype.click = function () {
    files.push({ name: this.download, blob: offered });
  };
  return files;
}

const textOf = (blob: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob);
  });

test('shows the manage link and its address in the current language', async () => {
  await renderRoute('/booking', { state: { receipt }, language: 'es' });
  const link = screen.getByRole('link', { name: 'Cambiar o cancelar esta cita' });
  const address = `${location.origin}/es/booking/cancel#${token}`;
  expect(link).toHaveAttribute('href', address);
  expect(screen.getByText(address)).toBeInTheDocument();
});

test('opens the manage link without a reload, and leaves a new tab to the browser', async () => {
  await renderRoute('/booking', { state: { receipt } });
  const link = screen.getByRole('link', { name: 'Move or cancel this appointment' });
  let isLeftToBrowser = false;
  const record = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', record, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(isLeftToBrowser).toBe(true);
  await userEvent.click(link);
  expect(screen.getByRole('heading', { name: 'Your appointment' })).toBeVisible();
});

test('shows all services of the visit, what they take and cost, and that the customer waits', async () => {
  const visit = { further_services: ['oil-change', 'tire-rotation'], waits: true, total: 225 };
  await renderRoute('/booking', {
    state: { receipt: { ...receipt, ...visit, ends_at: '2026-11-23T18:15:00Z' } },
  });
  expect(screen.getByRole('region', { name: /^You’re booked/ })).toHaveTextContent(
    /10:00 AMServiceBrake Service, Oil Change, Tire RotationPrice\$225\.00.*your carYou’ll wait at the shopDuration3 hours 15 min/,
  );
});

test('a request with tires says that they are put aside, and what they cost', async () => {
  const tires = [{ name: 'CrossClimate2', count: 4, installed: 565.28 }];
  const request = {
    ...receipt,
    status: 'requested',
    service: null,
    starts_at: null,
    tires,
    total: 565.28,
  };
  await renderRoute('/booking', { state: { receipt: request } });
  const shown = screen.getByRole('region', { name: /^We have your request/ });
  expect(shown).toHaveTextContent(/We set your tires aside/);
  expect(shown).toHaveTextContent('Tires4 × CrossClimate2, $565.28 installedPrice$565.28');
});

test('shows what a visit costs when a service of it is no longer offered', async () => {
  const visit = { further_services: ['no-longer-offered'], waits: false };
  await renderRoute('/booking', { state: { receipt: { ...receipt, ...visit } }, language: 'es' });
  const shown = screen.getByRole('region', { name: /^Su cita está agendada/ });
  expect(shown).toHaveTextContent('ServicioServicio de frenosPrecio$150.00Dirección');
  expect(shown).toHaveTextContent('Mientras trabajamos en su carroUsted deja el carro');
});

test('downloads a calendar file with the appointment’s services, time, place, manage link and sequence', async () => {
  const files = downloads();
  provideShop({ name: 'Llantas y Más' });
  const tires = [{ name: 'CrossClimate2', count: 4, installed: 565.28 }];
  const moved = { ...receipt, further_services: ['wheel-alignment'], sequence: 7, tires };
  await renderRoute('/booking', { state: { receipt: moved }, language: 'es' });
  await visitor.presses('Agregar al calendario (.ics)');
  await screen.findByRole('button', { name: 'Agregar al calendario (.ics)' });
  const [file] = files;
  if (!file) throw new Error('nothing was downloaded');
  expect(file.name).toBe('appointment-K7Q-M2X.ics');
  expect(file.blob.type).toBe('text/calendar');

  const text = await textOf(file.blob);
  const component = new ical.Component(ical.parse(text)).getFirstSubcomponent('vevent');
  const event = new ical.Event(component ?? undefined);
  expect(event.startDate.toJSDate()).toEqual(new Date(receipt.starts_at));
  expect(event.duration.toSeconds()).toBe(120 * 60);
  expect(event.summary).toBe('Servicio de frenos, Alineación en Llantas y Más');
  expect(event.sequence).toBe(7);
  expect(event.location).toContain('7671 Tara Blvd Suite B');
  expect(event.description).toContain('4 × CrossClimate2');
  expect(event.description).toContain(`/es/booking/cancel#${token}`);
});
