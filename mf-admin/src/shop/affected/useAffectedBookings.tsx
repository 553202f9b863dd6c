import { type BookingOutside, bookingsOutside, type ScheduleChange } from '@shop/shared-data/staff';
import { type ReactNode, useState } from 'react';
import { AffectedBookings } from './AffectedBookings';

interface Question {
  bookings: BookingOutside[];
  decide: (isConfirmed: boolean) => void;
}

/**
 * Asks before a change of the schedule that existing bookings would not fit. `confirm` resolves to whether to save,
 * and rejects when the bookings can't be loaded.
 */
export function useAffectedBookings(): {
  confirm: (change: ScheduleChange) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const confirm = async (change: ScheduleChange) => {
    const bookings = await bookingsOutside(change);
    if (bookings.length === 0) return true;
    return new Promise<boolean>((resolve) => {
      const decide = (isConfirmed: boolean) => {
        setQuestion(undefined);
        resolve(isConfirmed);
      };
      setQuestion({ bookings, decide });
    });
  };
  return { confirm, dialog: question && <AffectedBookings {...question} /> };
}
