import type { BookingDetails, ServiceId, SlotTime } from '@shop/shared-data';
import { createStore } from '@shop/shared-vendor';
import { createFormControl } from 'react-hook-form';

export type Step = 1 | 2 | 3 | 4;

/** What a visitor has chosen so far. */
interface Choice {
  service: ServiceId | null;
  /** `2026-11-23` on the shop's calendar. */
  date: string | null;
  slot: SlotTime | null;
}

const noDetails: BookingDetails = { name: '', email: '', phone: '', vehicle: '', notes: '' };

/** How a visitor comes to the wizard. */
export interface Opening {
  step: Step;
  /** What the vehicle and notes fields begin with. */
  prefilled: Pick<BookingDetails, 'vehicle' | 'notes'>;
  /** The history entry that brought the prefill; nothing where there is none. */
  entry: string | undefined;
}

const createForm = (prefilled: Opening['prefilled']) =>
  createFormControl<BookingDetails>({ defaultValues: { ...noDetails, ...prefilled } }).formControl;

export interface Draft extends Choice {
  step: Step;
  /** Steps the visitor made on this page; focus follows them, not the page's arrival. */
  moves: number;
  /** Kept until the booking is stored, so that sending it again never books twice. */
  key: string;
  /** What is typed stays in the form; it lives as long as the draft. */
  form: ReturnType<typeof createForm>;
  opening: Pick<Opening, 'prefilled' | 'entry'>;
  choose: (part: Partial<Choice>) => void;
  goTo: (step: Step) => void;
  startOver: () => void;
}

const blank = () => ({ service: null, date: null, slot: null, step: 1 as Step, moves: 0 });

/** A booking in the making. */
export function createDraft({ step, ...opening }: Opening) {
  const form = createForm(opening.prefilled);
  const draft = createStore<Draft>((set) => ({
    ...blank(),
    key: crypto.randomUUID(),
    form,
    opening,
    choose: (part) => set(part),
    goTo: (next) => set(({ moves }) => ({ step: next, moves: moves + 1 })),
    startOver: () => {
      form.reset(noDetails);
      set({
        ...blank(),
        key: crypto.randomUUID(),
        opening: { prefilled: noDetails, entry: undefined },
      });
    },
  }));
  // Not the initial state: that is what prerendered HTML shows, and it always shows step 1.
  draft.setState({ step });
  return draft;
}
