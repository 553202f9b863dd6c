import { listUsers, renameUser } from '../accounts/accounts';
import { editContent, listContent, listSettings } from '../content/staff';
import { editDraft, listDrafts } from '../content/staffDrafts';
import { editEntry, listEntries } from '../content/staffLists';
import { editSetting, editSettings, groupSettings } from '../content/staffSettings';
import { editMessageText, listMessageTexts } from '../messages/staffTexts';
import { editPicture, readPictureWithUses } from '../pictures/staff';
import { editVehicleTires, listVehicleTires } from '../products/staffVehicleTires';
import {
  editBay,
  editClosure,
  editService,
  listBays,
  listClosures,
  listServices,
  moveService,
} from '../schedule/staff';
import { editOffer, listOffers, offerValues, type ShopOffer } from '../schedule/staffOffers';
import { listWeek, saveWeekdays } from '../schedule/staffWeek';
import { listRowDrafts, saveRowDraft } from '../staffRowDrafts';
import { byId, ID, numbers, type SaveCase, saveCase, starts } from './saveCase';
import { stockAndVisits } from './stockAndVisits';

/** No table has a row with it. */
const NEW_ID = '00000000-0000-4000-8000-000000000057';
const hours = { First: '17:00', Mine: '18:00', Theirs: '19:00' };
const findSetting = async (key: string) => (await listSettings()).find((row) => row.key === key);
const formOf = (row: ShopOffer) => ({ ...row, ...offerValues(row) });

const setting = (key: string) =>
  `insert into public.settings (key, value, description) values ('${key}', 'First', 'A test.')
   on conflict (key) do update set value = 'First'`;

export const saveCases: readonly SaveCase[] = [
  saveCase({
    name: 'a bay',
    covers: ['bays'],
    create: "insert into public.bays (id, name) values (56, 'First')",
    remove: 'delete from public.bays where id = 56',
    find: () => byId(listBays(), 56),
    edit: (row, name) => editBay(row, { ...row, name }),
    getValue: ({ name }) => name,
    editElsewhere: (row, value) => editBay(row, { ...row, equipment: [value.toLowerCase()] }),
    getElsewhere: ({ equipment }) => equipment,
  }),
  saveCase({
    name: 'a service',
    covers: ['services'],
    create: `insert into public.services (id, name, name_es, minutes, price, position)
      values ('test', 'First', 'Primero', 30, 20, 90)`,
    remove: "delete from public.services where id = 'test'",
    find: () => byId(listServices(), 'test'),
    edit: (row, name) => editService(row, { ...row, name }),
    getValue: ({ name }) => name,
    editElsewhere: (row, value) => moveService(row, numbers[value]),
    getElsewhere: ({ position }) => position,
  }),
  saveCase({
    name: 'a closure',
    covers: ['closures'],
    create: `insert into public.closures (id, first_day, last_day, reason) values ('${ID}', '2027-01-01', '2027-01-01', 'First')`,
    remove: `delete from public.closures where id = '${ID}'`,
    find: () => byId(listClosures('2026-01-01'), ID),
    edit: (row, reason) =>
      editClosure(row, { ...row, is_partial: false, closes: '', reopens: '', reason }),
    getValue: ({ reason }) => reason,
    editElsewhere: (row, reason_es) =>
      editClosure(row, { ...row, is_partial: false, closes: '', reopens: '', reason_es }),
    getElsewhere: ({ reason_es }) => reason_es,
  }),
  saveCase({
    name: 'an offer',
    covers: ['offers'],
    create: `insert into public.offers (id, title, service, percent, starts_at, ends_at)
      values ('${ID}', 'First', 'oil-change', 10, '2027-01-01T13:00Z', '2027-01-03T22:00Z')`,
    remove: `delete from public.offers where id = '${ID}'`,
    find: () => byId(listOffers(), ID),
    edit: (row, title) => editOffer(row, { ...formOf(row), title }, formOf(row)),
    getValue: ({ title }) => title,
    editElsewhere: (row, value) =>
      editOffer(row, { ...formOf(row), off: String(numbers[value]) }, formOf(row)),
    getElsewhere: ({ percent }) => percent,
  }),
  saveCase({
    name: 'weekdays',
    covers: ['opening_hours', 'slots', 'save_weekdays'],
    create: `delete from public.opening_hours; delete from public.slots;
      insert into public.opening_hours (weekday, opens, closes) values (7, '08:00', '17:00')`,
    find: () => byId(listWeek(), 7),
    edit: (day, value) =>
      saveWeekdays([day], {
        spans: [{ opens: '08:00', closes: hours[value] }],
        starts: day.starts.map((time) => ({ time })),
        also: [],
      }),
    getValue: ({ spans }) => spans,
    editElsewhere: (day, value) =>
      saveWeekdays([day], { spans: day.spans, starts: [{ time: starts[value] }], also: [] }),
    getElsewhere: (day) => day.starts,
  }),
  saveCase({
    name: 'tires of a vehicle',
    covers: ['vehicle_tires'],
    create: `insert into public.vehicle_tires (id, make, model, engine, first_year, size, load_index, speed_rating)
      values ('${ID}', 'Toyota', 'Test', 'First', 2013, '225/65R17', 102, 'H')`,
    remove: `delete from public.vehicle_tires where id = '${ID}'`,
    find: () => byId(listVehicleTires(), ID),
    edit: (row, engine) =>
      editVehicleTires(row, { ...row, front: '225/65R17 102H', rear: '', engine }),
    getValue: ({ engine }) => engine,
    editElsewhere: (row, value) =>
      editVehicleTires(row, {
        ...row,
        front: '225/65R17 102H',
        rear: '',
        last_year: 2013 + numbers[value],
      }),
    getElsewhere: ({ last_year }) => last_year,
  }),
  saveCase({
    name: 'an entry of a list',
    covers: ['list_entries'],
    create: `insert into public.list_entries (id, list, position, title) values ('${ID}', 'team', 99, 'First')`,
    remove: `delete from public.list_entries where id = '${ID}'`,
    find: () => byId(listEntries('team'), ID),
    edit: (row, title) => editEntry(row, { ...row, title }, row),
    getValue: ({ title }) => title,
    editElsewhere: (row, note) => editEntry(row, { ...row, note }, row),
    getElsewhere: ({ note }) => note,
  }),
  saveCase({
    name: 'a content block',
    covers: ['content_blocks'],
    create: `insert into public.content_blocks (id, page, identifier, content) values ('${ID}', 'home', 'test', 'First')`,
    remove: `delete from public.content_blocks where id = '${ID}'`,
    find: () => byId(listContent(), ID),
    edit: (row, content) => editContent(row, { content }),
    getValue: ({ content }) => content,
  }),
  saveCase({
    name: 'a draft',
    covers: ['content_drafts'],
    create: `insert into public.content_drafts (id, page, identifier, content) values ('${ID}', 'home', 'test', 'First')`,
    remove: `delete from public.content_drafts where id = '${ID}'`,
    find: () => byId(listDrafts(), ID),
    edit: (row, content) => editDraft(row, { ...row, content }),
    getValue: ({ content }) => content,
    editElsewhere: (row, value) =>
      editDraft(row, { ...row, replaces: `2026-01-${numbers[value]}T00:00:00+00:00` }),
    getElsewhere: ({ replaces }) => replaces,
  }),
  saveCase({
    name: 'a draft of a row',
    covers: ['row_drafts'],
    create: `insert into public.row_drafts (id, table_name, changes) values ('${NEW_ID}', 'list_entries',
      '{"list": "team", "title": "First", "detail": ""}')`,
    remove: `delete from public.row_drafts where id = '${NEW_ID}'`,
    find: () => byId(listRowDrafts(), NEW_ID),
    edit: (row, title) => saveRowDraft(row, { ...row, changes: { ...row.changes, title } }),
    getValue: ({ changes }) => changes['title'],
    editElsewhere: (row, detail) =>
      saveRowDraft(row, { ...row, changes: { ...row.changes, detail } }),
    getElsewhere: ({ changes }) => changes['detail'],
  }),
  saveCase({
    name: 'a setting',
    covers: ['settings'],
    create: setting('test_line'),
    remove: "delete from public.settings where key = 'test_line'",
    find: () => findSetting('test_line'),
    edit: (row, value) => editSetting(row, { value }),
    getValue: ({ value }) => value,
  }),
  saveCase({
    name: 'settings of a group',
    covers: ['settings', 'save_settings'],
    create: setting('test_line'),
    remove: "delete from public.settings where key = 'test_line'",
    find: async () => {
      const rows = [await findSetting('test_line'), await findSetting('shop_name')];
      return rows[0] && groupSettings(rows.filter((row) => row !== undefined));
    },
    edit: (group, value) => editSettings(group, { test_line: value }),
    getValue: ({ rows }) => rows[0]?.value,
    editElsewhere: (group, value) => editSettings(group, { shop_name: value }),
    getElsewhere: ({ rows }) => rows[1]?.value,
  }),
  saveCase({
    name: 'texts of a message',
    covers: ['message_texts'],
    create: `insert into public.message_texts (id, subject) values ('booking_ready', 'First')
      on conflict (id) do update set subject = 'First', body = ''`,
    remove: "delete from public.message_texts where id = 'booking_ready'",
    find: () => byId(listMessageTexts(), 'booking_ready'),
    edit: (row, subject) => editMessageText(row, { ...row, subject }),
    getValue: ({ subject }) => subject,
    editElsewhere: (row, body) => editMessageText(row, { ...row, body }),
    getElsewhere: ({ body }) => body,
  }),
  saveCase({
    name: 'a name of an account',
    covers: ['user_profiles'],
    create: `update public.user_profiles set name = 'First' where email = 'customer@example.com'`,
    find: async () => (await listUsers()).find(({ email }) => email === 'customer@example.com'),
    edit: (row, name) => renameUser(row, { name }),
    getValue: ({ name }) => name,
  }),
  saveCase({
    name: 'a picture',
    covers: ['pictures'],
    create:
      "insert into public.pictures (id, width, height, alt) values ('0123456789ab', 9, 9, 'First')",
    remove: "delete from public.pictures where id = '0123456789ab'",
    find: async () => (await readPictureWithUses('0123456789ab').catch(() => undefined))?.picture,
    edit: (row, alt) => editPicture(row, { ...row, alt }),
    getValue: ({ alt }) => alt,
    editElsewhere: (row, alt_es) => editPicture(row, { ...row, alt_es }),
    getElsewhere: ({ alt_es }) => alt_es,
  }),
  ...stockAndVisits,
];
