import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** What a mail does with the calendar of its reader: it shows an appointment, or removes it. */
export type CalendarMethod = 'PUBLISH' | 'CANCEL';

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
  sequence: number;
  /** Of a file in a mail. A method needs an organizer; a file that is downloaded has neither. */
  mailed?: { method: CalendarMethod; organizer: { name: string; email: string } };
}

/** Quotation marks delimit the name in the file; some calendars divide the line at the others nevertheless. */
const organizerName = (name: string) => name.replace(/[";:\p{Cc}]+/gu, ' ').trim();

/** Writes an appointment as an iCalendar file, with a reminder on the day before unless it is cancelled. */
export function calendarFile(appointment: Appointment, now: Date): string {
  const { reference, start, end, title, location, description, url, sequence, mailed } =
    appointment;
  const isCancelled = mailed?.method === 'CANCEL';
  const calendar = ical({ prodId: '//Tire shop//Booking//EN' });
  if (mailed) calendar.method(ICalCalendarMethod[mailed.method]);
  const event = calendar.createEvent({
    // A file that is imported twice creates one entry.
    id: `${reference}@${new URL(url).hostname}`,
    stamp: now,
    start,
    end,
    location,
    description,
    url,
    sequence,
    summary: title,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (mailed) {
    const { name, email } = mailed.organizer;
    event.organizer({ name: organizerName(name), email });
  }
  if (!isCancelled) {
    event.createAlarm({ type: ICalAlarmType.display, description: title, trigger: 24 * 60 * 60 });
  }
  // The last line ends as the others do.
  return `${calendar}\r\n`;
}
