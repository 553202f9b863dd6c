import { dayAfter, shopDay, shopTime } from '@shop/shared-contract';
import {
  addBookingTires,
  type Booking,
  type BookingChanges,
  bookForCaller,
  cancelBookings,
  editBooking,
  forgetCustomer,
  listBookings,
  listBookingTires,
  listMessages,
  placeInBay,
  problemsToConfirm,
  readTireOffer,
  removeBookingTires,
  removeMessage,
  renameCustomer,
  restoreBookings,
  restoreBookingTires,
  restoreMessage,
  setMessageRead,
} from '@shop/shared-data/staff';
import type { Model } from '../model';
import { TIRES, tireId } from '../world/shop';
import { type Actor, type Scene, tryTo } from './actor';
import { newCustomer, SERVICES } from './visitors';

function learn(model: Model, booking: Booking) {
  const { reference, status, requested_date: day, requested_slot: slot, email } = booking;
  model.know({ reference, status, day, slot, email });
}

const daysFromNow = (days: number) => dayAfter(shopDay(new Date()), days);

/** The bookings that staff see on the board of one day, today's or a coming one's. */
async function readBoard(scene: Scene, day = daysFromNow(scene.dice.below(6))) {
  return (await tryTo(scene, () => listBookings({ from: day, to: day }))) ?? [];
}

/** Runs a change of a booking, and notes what it has become. */
async function change(scene: Scene, read: Booking, request: () => Promise<Booking>) {
  const { model } = scene;
  const unsure = () => model.doubt(read.reference);
  const changed = await tryTo(scene, request, unsure);
  if (changed) learn(model, changed);
  return changed;
}

const edit = (scene: Scene, read: Booking, changes: BookingChanges) =>
  change(scene, read, () => editBooking(read, changes));

const quarter = (index: number) =>
  `${String(8 + Math.floor(index / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][index % 4]}`;

/** Somebody calls, or stands at the counter. Staff book at any quarter of an hour, anyway if need be. */
async function bookCaller(scene: Scene, isWalkIn: boolean) {
  const { dice, model } = scene;
  const input = {
    ...newCustomer(model, dice),
    ...(isWalkIn && { email: '' }),
    ...{ key: crypto.randomUUID(), plate: '', service: dice.of(SERVICES) ?? '', isWalkIn },
    ...{ further_services: [], bay: dice.chance(0.2) ? 1 + dice.below(5) : null },
    day: isWalkIn ? daysFromNow(0) : daysFromNow(dice.below(9)),
    slot: isWalkIn ? shopTime(new Date()) : quarter(dice.below(44)),
    minutes: dice.chance(0.2) ? 15 * (1 + dice.below(8)) : null,
    ...{ waits: isWalkIn, tires: [] },
  };
  const booked = await tryTo(scene, () =>
    bookForCaller(input).catch((error: unknown) => {
      const problems = problemsToConfirm(error);
      if (problems.length === 0 || !dice.chance(0.3)) throw error;
      return bookForCaller({ ...input, booked_anyway: problems });
    }),
  );
  if (booked) learn(model, booked);
}

/** Answers a request of a visitor with a time. */
async function confirm(scene: Scene) {
  const { dice } = scene;
  const request = dice.of((await readBoard(scene)).filter(({ status }) => status === 'requested'));
  if (!request) return;
  await edit(scene, request, {
    status: 'confirmed',
    service: request.service ?? 'oil-change',
    requested_date: daysFromNow(1 + dice.below(6)),
    requested_slot: quarter(dice.below(40)),
    bay: null,
  });
}

const nextStage: Record<string, BookingChanges> = {
  none: { stage: 'arrived' },
  arrived: { stage: 'in_bay' },
  in_bay: { stage: 'ready' },
  ready: { status: 'completed', stage: null },
};

/** Moves the cars of today on: most come, some don't. */
async function workTheDay(scene: Scene) {
  const { dice } = scene;
  const board = await readBoard(scene, daysFromNow(0));
  const begun = board.filter(
    ({ status, starts_at }) => status === 'confirmed' && Date.parse(starts_at ?? '') <= Date.now(),
  );
  for (const booking of begun.slice(0, 1 + dice.below(6))) {
    const isMissing = booking.stage === null && dice.chance(0.08);
    const step = isMissing ? { status: 'no_show' as const } : nextStage[booking.stage ?? 'none'];
    await edit(scene, booking, step ?? {});
  }
}

/** Drags a booking to another place of the board, and sometimes back at once. */
async function drag(scene: Scene) {
  const { dice } = scene;
  const read = dice.of((await readBoard(scene)).filter(({ status }) => status === 'confirmed'));
  if (!read?.requested_date || !read.requested_slot || !read.bay) return;
  const from = { day: read.requested_date, slot: read.requested_slot, bay: read.bay };
  const to = { day: from.day, slot: quarter(dice.below(40)), bay: 1 + dice.below(5) };
  const { minutes } = read;
  const moved = await change(scene, read, () => placeInBay(read, { ...to, minutes }));
  if (moved && dice.chance(0.3)) {
    await change(scene, moved, () => placeInBay(moved, { ...from, minutes }));
  }
}

/** Corrects what is written about a booking, or how long it takes. */
async function correct(scene: Scene) {
  const { dice } = scene;
  const read = dice.of(await readBoard(scene));
  if (!read || read.forgotten_at) return;
  const changes = [{ notes: `Called at ${shopTime(new Date())}` }, { minutes: 45 }, { bay: null }];
  await edit(scene, read, dice.of(changes) ?? {});
}

/** A name that was misunderstood is corrected in all visits of its customer. */
async function rename(scene: Scene) {
  const read = scene.dice.of(await readBoard(scene));
  if (!read || read.forgotten_at) return;
  const name = read.name.endsWith(' Jr.') ? read.name.slice(0, -4) : `${read.name} Jr.`;
  await change(scene, read, () => renameCustomer(read, { name }));
}

/** Cancels some bookings, with or without messages, and sometimes takes that back. */
async function cancel(scene: Scene) {
  const { dice, model } = scene;
  const open = (await readBoard(scene)).filter(({ status }) => status === 'confirmed');
  const chosen = open.slice(0, 1 + dice.below(2));
  if (chosen.length === 0) return;
  const withMessages = dice.chance(0.7);
  const unsure = () => {
    for (const { reference } of chosen) model.doubt(reference);
  };
  const note = (id: string, status: string) => {
    const read = chosen.find((each) => each.id === id);
    if (read) model.knowStatus(read.reference, status, !withMessages);
  };
  const outcome = (await tryTo(scene, () => cancelBookings(chosen, withMessages), unsure)) ?? [];
  // One that an attempt without an answer has cancelled is closed for the next one.
  const cancelled = outcome.filter(
    ({ problem, status }) => problem === null || (problem === 'closed' && status === 'cancelled'),
  );
  for (const { id } of cancelled) note(id, 'cancelled');
  const undone = cancelled.filter(({ problem }) => problem === null);
  if (undone.length === 0 || !dice.chance(0.3)) return;
  const restored = await tryTo(scene, () => restoreBookings(undone, withMessages), unsure);
  for (const { id, problem } of restored ?? []) {
    if (problem === null) note(id, 'confirmed');
    // Perhaps restored by an attempt without an answer.
    if (problem === 'changed') unsure();
  }
}

/** Sells tires with an appointment, or takes them out of it, and perhaps puts them back. */
async function changeTires(scene: Scene) {
  const { dice } = scene;
  const read = dice.of((await readBoard(scene)).filter(({ status }) => status === 'confirmed'));
  if (!read) return;
  const held = await tryTo(scene, () => listBookingTires(read.id));
  const [first] = held ?? [];
  if (first) {
    await tryTo(scene, () => removeBookingTires(first.id));
    if (dice.chance(0.5)) await tryTo(scene, () => restoreBookingTires(first.id));
    return;
  }
  const query = { product: tireId(1 + dice.below(TIRES)), count: 4 };
  const offer = await tryTo(scene, () => readTireOffer(query));
  if (!offer) return;
  const tires = { booking: read.id, ...query, installed: offer.installed };
  await tryTo(scene, () => addBookingTires(tires));
}

async function readMail(scene: Scene) {
  const { dice, model } = scene;
  const message = dice.of((await tryTo(scene, listMessages)) ?? []);
  if (!message) return;
  if (dice.chance(0.6)) {
    await tryTo(scene, () => setMessageRead(message.id, true));
    return;
  }
  // Deleted for good an hour later.
  model.messages.delete(message.id);
  await tryTo(scene, () => removeMessage(message.id));
  if (dice.chance(0.4) && (await tryTo(scene, () => restoreMessage(message.id)))) {
    model.messages.set(message.id, Date.parse(message.created_at));
  }
}

/** A customer wants to be forgotten: the shop can do so once their visits are over. */
async function forget(scene: Scene) {
  const { dice } = scene;
  const day = daysFromNow(-1 - dice.below(10));
  const over = (await readBoard(scene, day)).filter(({ forgotten_at }) => forgotten_at === null);
  const customer = dice.of(over);
  if (customer) await tryTo(scene, () => forgetCustomer(customer.id));
}

export const desks: Record<string, Actor> = {
  takeCall: { rate: 28, who: 'desk', act: (scene) => bookCaller(scene, false) },
  takeWalkIn: { rate: 16, who: 'desk', act: (scene) => bookCaller(scene, true) },
  confirm: { rate: 5, who: 'desk', act: confirm },
  workTheDay: { rate: 14, who: 'desk', act: workTheDay },
  drag: { rate: 6, who: 'desk', act: drag },
  correct: { rate: 5, who: 'desk', act: correct },
  rename: { rate: 1, who: 'desk', act: rename },
  cancelAtDesk: { rate: 3, who: 'desk', act: cancel },
  changeTires: { rate: 4, who: 'desk', act: changeTires },
  readMail: { rate: 3, who: 'desk', act: readMail },
  forget: { rate: 1, who: 'desk', act: forget },
};
