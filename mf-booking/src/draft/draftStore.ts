import type { ServiceId, SlotTime } from '@shop/shared-data';
import { createStore } from '@shop/shared-vendor';

export type Step = 1 | 2 | 3 | 4;

/** What a visitor has chosen so far. Typed details stay in the form, which the browser owns. */
interface Choice {
  service: ServiceId | null;
  /** `2026-11-23` on the shop's calendar. */
  date: string | null;
  slot: SlotTime | null;
}

export interface Draft extends Choice {
  step: Step;
  /** Steps the visitor made; focus follows them, not the page's arrival. */
  moves: number;
  /** Kept until the booking is stored, so that sending it again never books twice. */
  key: string;
  choose: (part: Partial<Choice>) => void;
  goTo: (step: Step) => void;
  startOver: () => void;
}

const blank = () => ({ service: null, date: null, slot: null, step: 1 as Step, moves: 0 });

/** A booking in the making. */
export const createDraft = () =>
  createStore<Draft>((set) => ({
    ...blank(),
    key: crypto.randomUUID(),
    choose: (part) => set(part),
    goTo: (step) => set(({ moves }) => ({ step, moves: moves + 1 })),
    startOver: () => set({ ...blank(), key: crypto.randomUUID() }),
  }));
