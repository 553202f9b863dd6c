import { shopDay } from '@shop/shared-contract';
import type { BookingDetails } from '@shop/shared-data';
import { createStore, type StoreApi, useStore } from '@shop/shared-vendor';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { createFormControl } from 'react-hook-form';
import { useVisitorNow } from '../times/useVisitorNow';
import type { WantedTires } from '../tires/wantedTires';
import { followHistory, isReturn, stepOfEntry, type WizardStep } from './stepHistory';

export interface Moment {
  /** `2026-11-23` on the shop's calendar. */
  date: string;
  /** `09:00` */
  slot: string;
}

interface Choice {
  service: string | null;
  /** Services of the same visit, after the first. */
  further: readonly string[];
  tires: WantedTires | null;
  waits: boolean;
  texts: boolean;
  /** The history entry whose product the notes name. */
  named: string | undefined;
  /** `2026-11-23` on the shop's calendar. */
  date: string | null;
  /** `09:00` */
  slot: string | null;
  /** The time was chosen before the service, by a link: the wizard shows it and skips its steps. */
  timeFirst: boolean;
  /** A chosen time whose day has passed. */
  gone: Moment | null;
}

const noDetails: BookingDetails = { name: '', email: '', phone: '', vehicle: '', notes: '' };

export interface Opening {
  step: WizardStep;
  choice?: Partial<Pick<Choice, 'service' | 'tires' | 'date' | 'slot'>>;
  prefilled: Pick<BookingDetails, 'vehicle' | 'notes'>;
  /** The key of the history entry that carried the prefill; undefined without a prefill. */
  entry: string | undefined;
}

const createForm = (prefilled: Opening['prefilled']) =>
  createFormControl<BookingDetails>({ defaultValues: { ...noDetails, ...prefilled } }).formControl;

export interface Draft extends Choice {
  step: WizardStep;
  /** Counts the visitor's step changes on this page. Focus follows them, not the page's arrival. */
  moves: number;
  /**
   * Stays the same until the booking is stored, so that a retry never books twice. A duplicated tab has it too: the
   * database compares the details.
   */
  key: string;
  /** The key, also within a press that has changed it. */
  getKey: () => string;
  /** The next submission is of another booking. */
  renewKey: () => void;
  /** Holds the typed details as long as the draft exists. */
  form: ReturnType<typeof createForm>;
  opening: Pick<Opening, 'prefilled' | 'entry'>;
  choose: (part: Partial<Choice>) => void;
  /** Replaces a chosen day that has passed by `gone`. */
  dropPastDay: (today: string) => void;
  /** Ignored when the visitor has chosen other tires meanwhile. */
  setOffer: (offered: WantedTires) => void;
  /** Adds a line to the notes, once for a history entry: the visitor may delete it. */
  addNote: (line: string, entry: string) => void;
  goTo: (step: WizardStep) => void;
  startOver: () => void;
}

const blank = () => ({
  service: null,
  further: [],
  tires: null,
  waits: false,
  texts: false,
  named: undefined,
  date: null,
  slot: null,
  timeFirst: false,
  gone: null,
  step: 1 as WizardStep,
  moves: 0,
});

/** A time leads: with a service the details are next. */
const openAt = (step: WizardStep, { date, slot }: Pick<Partial<Choice>, 'date' | 'slot'> = {}) =>
  date && slot ? { timeFirst: true, step: step === 2 ? (4 as const) : step } : { step };

export function createDraft({ step, choice, ...opening }: Opening) {
  const form = createForm(opening.prefilled);
  const draft = createStore<Draft>((set, get) => ({
    ...blank(),
    key: crypto.randomUUID(),
    getKey: () => get().key,
    renewKey: () => set({ key: crypto.randomUUID() }),
    form,
    opening,
    choose: (part) => set({ ...part, ...((part.date || part.slot) && { gone: null }) }),
    dropPastDay: (today) =>
      set(({ date, slot }) => {
        if (!date || date >= today) return {};
        return { date: null, slot: null, gone: slot ? { date, slot } : null };
      }),
    setOffer: (offered) =>
      set(({ tires }) =>
        tires?.product === offered.product && tires.count === offered.count
          ? { tires: offered }
          : {},
      ),
    addNote: (line, entry) =>
      set(({ named }) => {
        const lines = form.getValues('notes').split('\n');
        if (named !== entry && !lines.includes(line))
          form.setValue('notes', [...lines, line].join('\n').trim());
        return { named: entry };
      }),
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
  // Not the store's initial state: hydration reads that, and prerendered HTML always shows step 1.
  draft.setState({ ...choice, ...openAt(step, choice) });
  return draft;
}

/** Of this tab; it outlives the page. */
export const tabDraft: { current: StoreApi<Draft> | undefined } = { current: undefined };

const STORED = 'bookingDraft';

/** Stores the draft for a reload of this tab. It holds personal data, so no other tab and no later visit gets it. */
function storeDraft() {
  if (!tabDraft.current) return;
  const { form, step: _, moves, ...rest } = tabDraft.current.getState();
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ ...rest, details: form.getValues() }));
  } catch (error) {
    console.info('[mf-booking] the draft is not stored', error);
  }
}

/** The draft that this tab stored before a reload, at step 1. */
function restoreDraft(): StoreApi<Draft> | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? 'null');
    if (!stored) return undefined;
    const { details, opening, ...choice } = stored;
    const draft = createDraft({ step: 1, ...opening });
    draft.setState(choice);
    draft.getState().form.reset({ ...noDetails, ...details });
    return draft;
  } catch {
    return undefined;
  }
}

/**
 * Of another service or vehicle. What is typed stays, and the key: an attempt whose response was lost may be stored.
 */
function createNextDraft(opening: Opening, key: string, form: Draft['form']) {
  const typed = form.getValues();
  const { vehicle, notes } = opening.prefilled;
  const draft = createDraft(opening);
  draft.setState({ key });
  draft.getState().form.reset({
    ...typed,
    vehicle: vehicle || typed.vehicle,
    notes: typed.notes.includes(notes) ? typed.notes : [typed.notes, notes].join('\n').trim(),
  });
  return draft;
}

/**
 * Returns the tab's draft, or a new one where another page hands something over. A return to the history entry that
 * carried the prefill continues the draft.
 */
export function openDraft(opening: Opening): StoreApi<Draft> {
  const draft = tabDraft.current ?? restoreDraft();
  if (!draft) return createDraft(opening);
  const step = stepOfEntry();
  if (step && (tabDraft.current || isReturn())) draft.setState({ step });
  const { form, opening: first, ...current } = draft.getState();
  if (opening.entry && opening.entry !== first.entry) {
    const { service, tires, ...time } = opening.choice ?? {};
    if (!tires && (service || !time.date)) return createNextDraft(opening, current.key, form);
    // Only tires or a time are handed over: the services and the details remain.
    const added = tires && { tires, service: current.service ?? service ?? null };
    const chosen = time.date || !current.timeFirst ? time : current;
    draft.getState().choose({ ...time, ...added });
    draft.setState({
      ...openAt(opening.step, chosen),
      opening: { ...first, entry: opening.entry },
    });
  }

  const typed = form.getValues();
  // The visitor chose another vehicle since, and has not edited the field.
  const isOther = opening.prefilled.vehicle && typed.vehicle === first.prefilled.vehicle;
  const { prefilled } = isOther ? opening : first;
  // Resetting clears the errors of the last visit; the next submission shows them again.
  form.reset(isOther ? { ...typed, vehicle: prefilled.vehicle } : typed);
  draft.setState(({ opening: { entry } }) => ({ moves: 0, opening: { prefilled, entry } }));
  return draft;
}

const DraftContext = createContext<StoreApi<Draft> | null>(null);

interface Props {
  opening: Opening;
  children: ReactNode;
}

export function DraftProvider({ opening, children }: Props) {
  const [store] = useState(() => openDraft(opening));
  const today = shopDay(useVisitorNow());
  useLayoutEffect(() => store.getState().dropPastDay(today), [store, today]);
  // In an effect, because prerendering for all visitors must not store a draft.
  useEffect(() => {
    tabDraft.current = store;
    window.addEventListener('pagehide', storeDraft);
    return followHistory(store);
  }, [store]);
  return <DraftContext.Provider value={store}>{children}</DraftContext.Provider>;
}

/** @throws outside a DraftProvider */
export function useDraft(): Draft {
  const store = useContext(DraftContext);
  if (!store) throw new Error('useDraft must be used within a DraftProvider');
  return useStore(store);
}
