import { DataError } from '@shop/shared-data';
import {
  addHold,
  type HoldInput,
  holdAnyway,
  holdSchema,
  type MoveProposal,
  proposeMoves,
  shopNow,
} from '@shop/shared-data/staff';
import {
  FormStatus,
  SelectField,
  TextField,
  useErrorTranslator,
  useSchemaForm,
} from '@shop/shared-ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeliveryState } from '../../kit/delivery/useDeliveryState';
import { useUnsavedChanges } from '../../kit/editing/useUnsavedChanges';
import { useAction, useFailureTitle } from '../../kit/forms/useAction';
import { useBayName } from '../../shop/bookings/bayName';
import type { ShopSchedule } from '../../shop/bookings/schedule';
import { ProposedMoves } from '../../shop/moves/ProposedMoves';
import { minutesOf, timeOf } from '../../shop/times/minutes';
import { FIRST_DAY, LAST_DAY } from '../../shop/times/parseDay';
import { BookingEditor } from './BookingEditor';
import styles from './BookingFields.module.css';
import type { Entry } from './entry';
import type { HeldAnyway } from './HeldAnywayBar';
import { restOfDay } from './restOfDay';

interface Props {
  entry: Entry;
  schedule: ShopSchedule;
  /** Switches between a booking and a hold. */
  kind: ReactNode;
  onClose: () => void;
  onSaved: () => void;
  /** Called when visits were in the bay, and some of them were moved. */
  onHeldAnyway: (held: HeldAnyway) => void;
}

/** Who is in the bay during the hold that was entered. */
interface Concerned {
  hold: HoldInput;
  proposals: MoveProposal[];
}

/** Stores the hold, or returns who is in the bay. */
async function tryHold(hold: HoldInput, id: string): Promise<Concerned | undefined> {
  try {
    await addHold(hold, { id });
    return undefined;
  } catch (refused) {
    if (!(refused instanceof DataError && refused.code === 'bay_taken')) throw refused;
    return { hold, proposals: await proposeMoves(hold) };
  }
}

/** 11:59 PM, in minutes since midnight. */
const LAST_MINUTE = 1439;

export function HoldDialog({ entry, schedule, kind, onClose, onSaved, onHeldAnyway }: Props) {
  const { t } = useTranslation('adminBookings');
  const { t: common } = useTranslation('common');
  const { explainFailure } = useErrorTranslator();
  // What breaks is out of order for the rest of the day.
  const [rest] = useState(() =>
    entry.slot ? undefined : restOfDay(entry.day, schedule, shopNow()),
  );
  const firstSlot = entry.slot ?? (rest && timeOf(rest.from)) ?? '';
  // Without a rest of the day an hour later, or when the bay is not free any more.
  const endOf = (from: string) => {
    const start = minutesOf(from);
    if (rest && start < rest.to) return timeOf(Math.min(rest.to, LAST_MINUTE));
    const freeUntil = entry.to !== undefined && start < entry.to ? entry.to : LAST_MINUTE;
    return timeOf(Math.min(start + 60, freeUntil, LAST_MINUTE));
  };
  const bayName = useBayName();
  const failureTitle = useFailureTitle();
  const [id] = useState(() => crypto.randomUUID());
  const [concerned, setConcerned] = useState<Concerned>();
  const { run, error, busy, forget } = useAction({
    id: 'holds/new/save',
    send: (input: HoldInput) => tryHold(input, id),
    success: (taken) => (taken ? undefined : t('enter.held')),
    failure: t('enter.holdFailed'),
    onDone: (taken) => {
      if (taken) return setConcerned(taken);
      onSaved();
      onClose();
    },
  });
  const holdForm = useSchemaForm({
    schema: holdSchema,
    labels: {
      bay: t('edit.bay'),
      day: t('schedule.date'),
      from: t('enter.from'),
      to: t('enter.to'),
      reason: t('enter.why'),
    },
    defaultValues: {
      bay: String(entry.bay ?? schedule.bays.find(({ is_active }) => is_active)?.id ?? ''),
      day: entry.day,
      from: firstSlot,
      to: firstSlot && endOf(firstSlot),
      reason: '',
    },
    sentences: { order: t('enter.order'), time: common('validation.required') },
    send: run,
    onInvalid: forget,
  });
  const { field, form } = holdForm;
  useUnsavedChanges(form.subscribe);
  const from = form.watch('from');
  const isEndChosen = form.getFieldState('to', form.formState).isDirty;
  // Until the end is chosen it follows the beginning.
  const followFrom = useEffectEvent((start: string) => {
    if (start && !isEndChosen) form.setValue('to', endOf(start));
  });
  useEffect(() => followFrom(from), [from]);
  // Another hold has the bay.
  const isTaken = error instanceof DataError && error.kind === 'full';
  if (concerned) {
    return (
      <HoldAnyway
        id={id}
        concerned={concerned}
        onBack={() => setConcerned(undefined)}
        onHeld={(held) => {
          onSaved();
          onClose();
          onHeldAnyway(held);
        }}
      />
    );
  }
  return (
    <BookingEditor
      form={holdForm}
      title={t('enter.holdTitle')}
      submitLabel={t('enter.holdSubmit')}
      busy={busy}
      failure={
        error && (
          <FormStatus tone="error" title={failureTitle(error, t('enter.holdFailed'))}>
            {isTaken ? t('place.bay_taken') : explainFailure(error)}
          </FormStatus>
        )
      }
      above={kind}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <SelectField
          {...field('bay')}
          required
          options={schedule.bays.map(({ id }) => ({
            value: String(id),
            label: bayName(id),
          }))}
        />
        <TextField {...field('day')} type="date" required min={FIRST_DAY} max={LAST_DAY} />
        <TextField {...field('from')} type="time" required />
        <TextField {...field('to')} type="time" required />
        <div className={styles.wide}>
          <TextField {...field('reason')} />
        </div>
      </div>
    </BookingEditor>
  );
}

interface HoldAnywayProps {
  /** Of the hold. */
  id: string;
  concerned: Concerned;
  onBack: () => void;
  onHeld: (held: HeldAnyway) => void;
}

function HoldAnyway({ id, concerned, onBack, onHeld }: HoldAnywayProps) {
  const { hold, proposals } = concerned;
  const { t } = useTranslation('adminMoves');
  const { t: tBookings } = useTranslation('adminBookings');
  const { explainFailure } = useErrorTranslator();
  const failureTitle = useFailureTitle();
  const delivery = useDeliveryState();
  const { run, error, busy } = useAction({
    id: 'holds/new/move',
    send: () => holdAnyway(id, hold, proposals),
    failure: tBookings('enter.holdFailed'),
    onDone: (outcome) => onHeld({ id, bay: Number(hold.bay), proposals, outcome }),
  });
  const isOther = error instanceof DataError && error.code === 'held_earlier';
  return (
    <ProposedMoves
      bay={Number(hold.bay)}
      proposals={proposals}
      submitLabel={(count) => (count > 0 ? t('holdAndMove', { count }) : t('hold'))}
      busy={busy}
      sendsMessages={delivery === 'sent'}
      onSubmit={() => void run()}
      onBack={onBack}
    >
      {error && (
        <FormStatus tone="error" title={failureTitle(error, tBookings('enter.holdFailed'))}>
          {isOther ? t('changed') : explainFailure(error)}
        </FormStatus>
      )}
    </ProposedMoves>
  );
}
