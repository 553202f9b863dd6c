import { privileges } from '../../privileges/privileges.ts';
import { accessMatrix } from './accessMatrix.ts';
import { accountMessages } from './accountMessages.ts';
import { accounts } from './accounts.ts';
import { answeredMessages } from './answeredMessages.ts';
import { audit } from './audit.ts';
import { bayRules } from './bays.ts';
import { bookedAnyway } from './bookedAnyway.ts';
import { bookingLocks } from './bookingLocks.ts';
import { bookingRules } from './bookingRules.ts';
import { bookingSearch } from './bookingSearch.ts';
import { bulkCancellation } from './bulkCancellation.ts';
import { callList } from './callList.ts';
import type { Check } from './check.ts';
import { constraints } from './constraints.ts';
import { copiedKeys } from './copiedKeys.ts';
import { customers } from './customers.ts';
import { delivery } from './delivery.ts';
import { drafts } from './drafts.ts';
import { dryRuns } from './dryRun.ts';
import { editing } from './editing.ts';
import { endlessDates } from './endlessDates.ts';
import { floods } from './floods.ts';
import { forgottenCustomers } from './forgottenCustomers.ts';
import { honeypots } from './honeypots.ts';
import { humanText } from './humanText.ts';
import { installedPrices } from './installedPrice.ts';
import { invitations } from './invitations.ts';
import { lengths } from './lengths.ts';
import { limits } from './limits.ts';
import { listEntries } from './listEntries.ts';
import { messageAgreement } from './messageAgreement.ts';
import { messageTexts } from './messageTexts.ts';
import { movedVisits } from './movedVisits.ts';
import { moves } from './moves.ts';
import { offers } from './offers.ts';
import { openStepsChecks } from './openSteps.ts';
import { outbox } from './outbox.ts';
import { outboxFacts } from './outboxFacts.ts';
import { outboxWorker } from './outboxWorker.ts';
import { pictures } from './pictures.ts';
import { placedBookings } from './placedBookings.ts';
import { productImport } from './productImport.ts';
import { promisedTires } from './promisedTires.ts';
import { proposedMoves } from './proposedMoves.ts';
import { publications } from './publications.ts';
import { realtime } from './realtime.ts';
import { releaseReports } from './releaseReports.ts';
import { remoteEvents } from './remoteEvents.ts';
import { remoteVisits } from './remoteVisits.ts';
import { repeatedCalls } from './repeatedCalls.ts';
import { restoredTires } from './restoredTires.ts';
import { rowDrafts } from './rowDrafts.ts';
import { sampleDay } from './sampleDay.ts';
import { savedSettings } from './savedSettings.ts';
import { schedule } from './schedule.ts';
import { scheduleAgreement } from './scheduleAgreement.ts';
import { secondFactor } from './secondFactor.ts';
import { secretColumns } from './secretColumns.ts';
import { shownTexts } from './shownTexts.ts';
import { smsMessages } from './sms.ts';
import { staffBookings } from './staffBookings.ts';
import { staffTables } from './staffTables.ts';
import { staffTires } from './staffTires.ts';
import { strangersReports } from './strangersReports.ts';
import { tireOffers } from './tireOffers.ts';
import { tireStock } from './tireStock.ts';
import { triggers } from './triggers.ts';
import { unfilteredWrites } from './unfilteredWrites.ts';
import { visitorWords } from './visitorWords.ts';
import { weekdays } from './weekdays.ts';
import { workers } from './workers.ts';

/** All checks of the database, in groups. */
export const CHECKS: Record<string, Check[]> = {
  'who may do what': accessMatrix,
  'blind writes': unfilteredWrites,
  privileges,
  'secret columns': secretColumns,
  lengths,
  constraints,
  'shown texts': shownTexts,
  triggers,
  accounts: [...accounts, ...invitations, ...accountMessages],
  'second factor': secondFactor,
  abuse: [...floods, ...bulkCancellation, ...honeypots],
  editing: [...editing, ...savedSettings, ...drafts, ...rowDrafts, ...answeredMessages],
  audit,
  'lists of the site': [...listEntries, ...openStepsChecks],
  'tables of staff': staffTables,
  'booking rules': [...bookingRules, ...endlessDates],
  'bays and slots': bayRules,
  schedule: [...schedule, ...scheduleAgreement, ...weekdays],
  'copied keys': copiedKeys,
  realtime,
  'staff bookings': [
    ...[...staffBookings, ...placedBookings, ...repeatedCalls, ...bookedAnyway],
    ...[...bookingSearch, ...dryRuns, ...callList],
  ],
  offers,
  moves: [...moves, ...bookingLocks],
  'moved visits': [...proposedMoves, ...movedVisits],
  customers: [...customers, ...forgottenCustomers],
  'product import': productImport,
  pictures,
  tires: [
    ...promisedTires,
    ...tireStock,
    ...tireOffers,
    ...staffTires,
    ...restoredTires,
    ...installedPrices,
  ],
  'sample day': sampleDay,
  'human text': humanText,
  'rate limits': limits,
  'remote events': [
    ...[...remoteEvents, ...remoteVisits],
    ...[...releaseReports, ...strangersReports],
  ],
  publications,
  workers,
  outbox: [
    ...outbox,
    ...messageAgreement,
    ...outboxFacts,
    ...visitorWords,
    ...delivery,
    ...outboxWorker,
    ...messageTexts,
    ...smsMessages,
  ],
};
