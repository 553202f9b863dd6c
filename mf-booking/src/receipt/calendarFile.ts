import { generateIcsCalendar } from 'ts-ics';

/** One appointment, for a visitor's calendar. */
export interface Appointment {
  reference: string;
  /** Instants: every calendar shows them on its own clock. */
  start: Date;
  end: Date;
  title: string;
  location: string;
  description: string;
  /** The private cancel link. */
  url: string;
}

/**
 * The appointment as an iCalendar file with a reminder the day before.
 * @param now when the file was made
 */
export const calendarFile = (appointment: Appointment, now: Date) =>
  generateIcsCalendar({
    version: '2.0',
    prodId: '-//Tire shop//Booking//EN',
    events: [
      {
        // The same booking downloaded twice stays one entry.
        uid: `${appointment.reference}@${new URL(appointment.url).hostname}`,
        stamp: { date: now },
        start: { date: appointment.start },
        end: { date: appointment.end },
        summary: appointment.title,
        location: appointment.location,
        description: appointment.description,
        url: appointment.url,
        status: 'CONFIRMED',
        alarms: [
          {
            action: 'DISPLAY',
            description: appointment.title,
            trigger: { type: 'relative', value: { before: true, days: 1 } },
          },
        ],
      },
    ],
  });
