import { asOwner } from '../lite/asOwner';
import { done, type Finding, type GoLiveStep, open, reasonOf, unknown } from './step';

/** Minutes: what waits longer is late, also where a schedule runs every five minutes. */
const LONGEST_WAIT = 15;
/** Minutes without a sign of life, although nothing waits. */
const LONGEST_SILENCE = 60;

interface Work {
  seen: string | null;
  succeeded: string | null;
  failed: string | null;
  reason: string;
  waits: string | null;
}
interface WorkState {
  now: string;
  publishing: Work & { holder: string };
  messages: Work & { keeps: boolean };
}

const timeOf = (instant: string) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ');

/** Mail servers name the recipient in their answers. */
const withoutAddresses = (reason: string) =>
  reason
    .trim()
    .replace(/\.$/, '')
    .replaceAll(/[^\s<>]+@[^\s<>]+/g, '…');

/** How many minutes before `now` an instant was; `undefined` for none. */
const minutesSince = (instant: string | null, now: string) =>
  instant === null ? undefined : Math.floor((Date.parse(now) - Date.parse(instant)) / 60_000);

/** What is late of a work, with the reason of its last failure where that was after the wait began. */
function lateness({ seen, failed, waits, reason }: Work, now: string): string | undefined {
  const waited = minutesSince(waits, now) ?? 0;
  const silent = minutesSince(seen, now) ?? 0;
  if (waits !== null && waited > LONGEST_WAIT) {
    const hasFailed = failed !== null && Date.parse(failed) >= Date.parse(waits);
    const why =
      hasFailed && silent <= LONGEST_WAIT
        ? withoutAddresses(reason)
        : `last seen ${seen ? timeOf(seen) : 'never'}`;
    return `since ${timeOf(waits)} UTC, ${waited} minutes (${why})`;
  }
  if (silent > LONGEST_SILENCE)
    return `it was last seen ${silent} minutes ago, at ${timeOf(seen ?? now)} UTC`;
  return undefined;
}

export function publishingFinding({ now, publishing }: WorkState): Finding {
  const help =
    'see whether a schedule runs npm run shop -- publish (docs/templates), and what it prints.';
  const late = lateness(publishing, now);
  if (late) return open(`Saves are not published: ${late}: ${help}`);
  if (publishing.seen === null) return open(`Nothing has published yet: ${help}`);
  const { succeeded, failed, reason, holder } = publishing;
  // Such as a full disk while pages are left to write: no save waits for them.
  if (failed !== null && Date.parse(failed) > Date.parse(succeeded ?? '1970-01-01')) {
    return open(`Publishing failed at ${timeOf(failed)} UTC: ${withoutAddresses(reason)}: ${help}`);
  }
  const last = succeeded
    ? `Published ${minutesSince(succeeded, now)} minutes ago`
    : 'Nothing has been published yet';
  return done(`${last}, and no save is late.${holder ? ` At work: ${holder}.` : ''}`);
}

export function messagesFinding({ now, messages }: WorkState): Finding {
  const help =
    'see whether npm run shop -- messages runs (docs/templates), and whether SMTP_URL answers.';
  const late = lateness(messages, now);
  if (late) return open(`Messages are stuck: ${late}: ${help}`);
  if (messages.seen === null) {
    return unknown('No worker has sent messages yet: npm run shop -- messages is what sends them.');
  }
  if (messages.keeps) {
    return open('The message worker has no mail server, so it sends nothing: set SMTP_URL.');
  }
  const { succeeded } = messages;
  const last = succeeded
    ? `The last message was sent at ${timeOf(succeeded)} UTC`
    : 'No message has been sent yet';
  return done(`${last}, and none is late.`);
}

function stateStep(what: string, find: (state: WorkState) => Finding): GoLiveStep {
  return {
    async inspect({ databaseUrl }) {
      if (!databaseUrl) return unknown(`${what} is not checked without HOSTED_DATABASE_URL.`);
      try {
        const [row] = await asOwner(databaseUrl, ({ query }) =>
          query<{ state: WorkState }>('select private.work_state() as state'),
        );
        if (!row) throw new Error('no row was returned');
        return find(row.state);
      } catch (error) {
        return open(
          `${what} cannot be read, ${reasonOf(error)}: npm run shop -- go-live applies the migrations.`,
        );
      }
    },
  };
}

/** What runs by a schedule, as staff read it in /admin. */
export const publishingStep = stateStep('What is published', publishingFinding);
export const messagesStep = stateStep('What is sent', messagesFinding);
