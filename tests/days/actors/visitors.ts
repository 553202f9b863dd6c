import { dayAfter, shopDay } from '@shop/shared-contract';
import {
  type BookingReceipt,
  type BookingRequest,
  bookAppointment,
  cancelBooking,
  EarlierBookingError,
  findTireOffer,
  moveBooking,
  sendContactMessage,
  setReminders,
  slotAvailability,
} from '@shop/shared-data';
import type { KnownBooking, Model } from '../model';
import type { Dice } from '../world/clock';
import { TIRES, tireId } from '../world/shop';
import { type Actor, type Scene, tryTo } from './actor';

export const SERVICES = [
  'tire-rotation',
  'oil-change',
  'brake-service',
  'wheel-alignment',
  'engine-diagnostic',
  'battery-replacement',
];

/** A customer who was never here. One in forty has an address that no mail server knows. */
export function newCustomer(model: Model, dice: Dice) {
  model.customers += 1;
  const number = String(model.customers).padStart(4, '0');
  const email = `${dice.chance(0.025) ? 'unknown' : 'customer'}${number}@mail.example`;
  return {
    name: `Customer ${number}`,
    email,
    phone: `770555${number}`,
    vehicle: '2015 Honda Civic',
    notes: dice.chance(0.2) ? `A noise at the left, says customer ${number}` : '',
    language: dice.chance(0.3) ? ('es' as const) : ('en' as const),
  };
}

function learn(model: Model, receipt: BookingReceipt, email: string) {
  const { reference, status, date: day, slot, cancel_token: token } = receipt;
  model.know({ reference, status, day, slot, token, email });
}

/** A free time as the page of the calendar shows it: today's, or one of the next two weeks. */
async function chooseTime(scene: Scene, services: readonly string[], token?: string) {
  const { dice } = scene;
  const from = dayAfter(shopDay(new Date()), dice.chance(0.15) ? 0 : 1 + dice.below(10));
  const to = dayAfter(from, 4);
  const times = await tryTo(scene, () => slotAvailability({ services, from, to, token }));
  const free = dice.of((times ?? []).filter(({ slot, bays }) => slot && bays));
  return free?.slot ? { date: free.day, slot: free.slot } : undefined;
}

async function chooseTires(scene: Scene) {
  const { dice } = scene;
  const query = { product: tireId(1 + dice.below(TIRES)), count: dice.chance(0.7) ? 4 : 2 };
  const offer = await tryTo(scene, () => findTireOffer(query));
  if (!offer) return [];
  return [{ ...query, installed: offer.installed }];
}

async function send(scene: Scene, request: BookingRequest): Promise<string | undefined> {
  try {
    const receipt = await tryTo(scene, () =>
      bookAppointment(request).catch((error: unknown) => {
        if (error instanceof EarlierBookingError) return error.booking;
        throw error;
      }),
    );
    if (!receipt) return undefined;
    learn(scene.model, receipt, request.email);
    return receipt.reference;
  } finally {
    scene.model.count(scene.model.done, 'requests to book');
  }
}

/** Books one or two services, perhaps with tires, perhaps without a time, perhaps on a page of yesterday. */
async function book(scene: Scene): Promise<void> {
  const { dice, model, world } = scene;
  const service = dice.of(SERVICES) ?? null;
  const more = dice.of(SERVICES) ?? '';
  const further = dice.chance(0.15) && more !== service ? [more] : [];
  const isRequest = dice.chance(0.1);
  const time = isRequest ? undefined : await chooseTime(scene, [service ?? '', ...further]);
  const old = dice.chance(0.03) ? { date: dayAfter(shopDay(new Date()), -1), slot: '10:00' } : time;
  const request: BookingRequest = {
    ...newCustomer(model, dice),
    ...{ service, further, waits: dice.chance(0.5), smsConsent: dice.chance(0.3) },
    tires: dice.chance(0.2) ? await chooseTires(scene) : [],
    ...{ date: old?.date ?? null, slot: old?.slot ?? null },
    ...{ key: crypto.randomUUID(), website: '', prices: null },
  };
  const pressesTwice = dice.chance(0.08);
  if (!pressesTwice) {
    await send(scene, request);
    return;
  }
  const references: (string | undefined)[] = [];
  const press = async () => {
    references.push(await send(scene, request));
    expectOne(references);
  };
  world.steps.begin(press);
  await press();
}

function expectOne(references: (string | undefined)[]) {
  const [one, other] = references;
  if (one && other && one !== other) {
    throw new Error(`One submission that was sent twice is two bookings: ${one} and ${other}`);
  }
}

const withLink = ({ model, dice }: Scene): (KnownBooking & { token: string }) | undefined =>
  dice.of(
    [...model.bookings.values()]
      .slice(-80)
      .flatMap((each) => (each.token ? [{ ...each, token: each.token }] : [])),
  );

/** Does something with a booking through its link. */
async function manage(
  scene: Scene,
  change: (token: string) => Promise<{ status: string; date: string | null; slot: string | null }>,
  booking = withLink(scene),
) {
  if (!booking) return;
  const { model } = scene;
  const { reference, email, token } = booking;
  const changed = await tryTo(
    scene,
    () => change(token),
    () => model.doubt(reference),
  );
  if (changed) {
    const { status, date: day, slot } = changed;
    model.know({ reference, email, status, day, slot });
  }
}

async function move(scene: Scene): Promise<void> {
  const booking = withLink(scene);
  const time = await chooseTime(scene, [], booking?.token);
  if (!time) return;
  const moveTo = async (token: string) => {
    const moved = await moveBooking(token, time);
    if (moved.date === time.date && moved.slot === time.slot) return moved;
    throw new Error(`A move to ${time.date} ${time.slot} led to ${moved.date} ${moved.slot}.`);
  };
  await manage(scene, moveTo, booking);
}

const cancel = (scene: Scene): Promise<void> => manage(scene, cancelBooking);

const refuseReminders = (scene: Scene): Promise<void> =>
  manage(scene, (token) => setReminders(token, scene.dice.chance(0.3)));

async function write(scene: Scene): Promise<void> {
  const { model, dice } = scene;
  const { name, email, language } = newCustomer(model, dice);
  const id = crypto.randomUUID();
  const message = { name, email, subject: 'Used tires', message: 'Do you have 205/55R16?' };
  await tryTo(scene, async () => {
    await sendContactMessage(id, message, language);
    model.messages.set(id, Date.now());
  });
}

export const visitors: Record<string, Actor> = {
  book: { rate: 60, who: 'visitor', act: book },
  move: { rate: 5, who: 'visitor', act: move },
  cancel: { rate: 5, who: 'visitor', act: cancel },
  refuseReminders: { rate: 1, who: 'visitor', act: refuseReminders },
  write: { rate: 4, who: 'visitor', act: write },
};
