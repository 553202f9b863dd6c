import { generateIcsCalendar } from 'ts-ics';

export interface Appointment {
  reference: string;
  /** Instants: each calendar shows them in its own time zone. */
  start: Date;
  end: Date;
  title: string;
  location: string;
  description: string;
  url: string;
  /** Higher in each later version: calendars replace an entry only by one that is not older. */
  sequence?: number | undefined;
  /** Whether it is cancelled: calendars then remove their entry. */
  isCancelled?: boolean;
}

/** Writes an appointment as an iCalendar file, with a reminder on the day before unless it is cancelled. */
export const calendarFile = (appointment: Appointment, now: Date) =>
  generateIcsCalendar({
    version: '2.0',
    prodId: '-//Tire shop//Booking//EN',
    ...(appointment.isCancelled && { method: 'CANCEL' as const }),
    events: [
      {
        // A file that is imported twice creates one entry.
        uid: `${appointment.reference}@${new URL(appointment.url).hostname}`,
        sequence: appointment.sequence ?? 0,
        stamp: { date: now },
        start: { date: appointment.start },
        end: { date: appointment.end },
        summary: appointment.title,
        location: appointment.location,
        description: appointment.description,
        url: appointment.url,
        status: appointment.isCancelled ? 'CANCELLED' : 'CONFIRMED',
        alarms: appointment.isCancelled
          ? []
          : [
              {
                action: 'DISPLAY',
                description: appointment.title,
                trigger: { type: 'relative', value: { before: true, days: 1 } },
              },
            ],
      },
    ],
  });
