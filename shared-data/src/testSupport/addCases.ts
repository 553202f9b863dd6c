import { addContent, listContent } from '../content/staff';
import { addDraft, listDrafts } from '../content/staffDrafts';
import { addEntry, type EntryInput, listEntries } from '../content/staffLists';
import { addProduct, blankProduct, listProducts } from '../products/staff';
import { addVehicleTires, listVehicleTires } from '../products/staffVehicleTires';
import {
  addBay,
  addClosure,
  addService,
  type ClosureInput,
  listBays,
  listClosures,
  listServices,
} from '../schedule/staff';
import { addHold, listHolds } from '../schedule/staffHolds';
import { addOffer, listOffers, type ShopOfferInput } from '../schedule/staffOffers';
import { listRowDrafts, saveRowDraft } from '../staffRowDrafts';

/** A request that adds a row. */
export interface AddCase {
  table: string;
  /** @param id of the new row, where the form creates it */
  add: (text: string, id: string) => Promise<unknown>;
  list: () => Promise<readonly unknown[]>;
  /** What becomes of it when another session has added a row with the same values first. */
  same: 'saved' | 'refused' | 'added';
  /** The same for one that differs, and has the same key. `refused`: the form says which value is taken. */
  other: 'conflict' | 'refused' | 'added';
}

/** No form adds rows to these tables, or each request adds the same row. */
export const neverTwice = {
  admins: 'a row without values',
  contact_messages: 'visitors add them, with an id',
  opening_hours: 'save_weekdays stores all of a weekday',
  slots: 'save_weekdays stores all of a weekday',
  pictures: 'the id follows from the file',
};

const closure = (reason: string): ClosureInput => ({
  ...{
    first_day: '2027-01-01',
    last_day: '2027-01-01',
    is_partial: false,
    closes: '',
    reopens: '',
  },
  ...{ reason, reason_es: '' },
});
const entry = (title: string): EntryInput => ({
  ...{ position: 0, title, title_es: '', detail: '', detail_es: '', text: 'A text.', text_es: '' },
  ...{ note: '', note_es: '', picture: '', second_picture: '', years: null, slug: '', service: '' },
  ...{ former_slugs: [], author: '', day: '2027-01-01', is_hidden: false },
});
const offer: ShopOfferInput = {
  ...{ title: '', title_es: '', text: '', text_es: '', small_print: '', small_print_es: '' },
  ...{ picture: '', service: 'oil-change', category: '', discount: 'amount', off: '5' },
  ...{ starts: '2027-01-01T08:00', ends: '2027-01-03T17:00' },
};
const product = {
  ...blankProduct,
  ...{ description: 'Sticky.', category: 'all-season-tires', image_url: '/tire.png', sku: 'T56' },
};

export const addCases: readonly AddCase[] = [
  {
    table: 'bays',
    add: (name) => addBay(57, { name, is_active: true, equipment: [] }),
    list: listBays,
    same: 'saved',
    other: 'conflict',
  },
  {
    table: 'services',
    add: (name_es) =>
      addService(
        { id: 'added', position: 91 },
        {
          ...{ name: 'Added', name_es, description: '', description_es: '', minutes: 30 },
          ...{ price: 20, is_active: true, in_wizard: true, needs: [] },
        },
      ),
    list: listServices,
    same: 'saved',
    other: 'conflict',
  },
  {
    table: 'closures',
    add: (reason, id) => addClosure(closure(reason), { id }),
    list: () => listClosures('2026-01-01'),
    same: 'added',
    other: 'added',
  },
  {
    table: 'offers',
    add: (title, id) => addOffer({ ...offer, title }, { id }),
    list: listOffers,
    same: 'added',
    other: 'added',
  },
  {
    table: 'holds',
    add: (reason, id) =>
      addHold({ bay: '1', day: '2027-01-04', from: '09:00', to: '10:00', reason }, { id }),
    list: () => listHolds('2027-01-04', '2027-01-04'),
    same: 'refused',
    other: 'refused',
  },
  {
    table: 'list_entries',
    add: (title_es, id) => addEntry('articles', { ...entry('Added'), title_es }, id),
    list: () => listEntries('articles'),
    same: 'refused',
    other: 'refused',
  },
  {
    table: 'vehicle_tires',
    add: (text, id) =>
      addVehicleTires(
        {
          ...{ make: 'Toyota', model: 'Added', engine: '', first_year: 2013, rear: '' },
          ...{
            front: '225/65R17 102H',
            last_year: text === 'Added' ? 2014 : 2015,
            is_example: false,
          },
        },
        { id },
      ),
    list: listVehicleTires,
    same: 'saved',
    other: 'refused',
  },
  {
    table: 'products',
    add: (name, id) => addProduct({ ...product, name }, { id }),
    list: listProducts,
    same: 'saved',
    other: 'refused',
  },
  {
    table: 'content_blocks',
    add: (content) => addContent({ content }, { page: 'home', identifier: 'added' }),
    list: listContent,
    same: 'saved',
    other: 'conflict',
  },
  {
    table: 'content_drafts',
    add: (content) => addDraft({ content, replaces: null }, { page: 'home', identifier: 'added' }),
    list: listDrafts,
    same: 'saved',
    other: 'conflict',
  },
  {
    table: 'row_drafts',
    add: (title, id) => {
      const changes = { list: 'team', title };
      return saveRowDraft(undefined, { id, table_name: 'list_entries', changes, replaces: null });
    },
    list: listRowDrafts,
    same: 'added',
    other: 'added',
  },
];
