import { BOOK } from './abuseMutants.ts';

const VISITOR_TIRES = 'private.promise_visitor_tires(uuid, jsonb)';
const OFFER = 'public.tire_offer(uuid, integer)';
const PROMISE = 'private.promise_tires(uuid, uuid, integer, numeric)';
const ADD = 'public.add_tires(uuid, uuid, integer, numeric)';
const RESTORE = 'public.restore_tires(uuid)';
const CALLER =
  'public.book_for_caller(uuid, text, text, text, date, text, integer, integer, text[], text, text, text, text, text, boolean, boolean, jsonb, text[])';
const QUEUED = 'private.update_queued_tires(uuid)';
const UNANSWERED = 'private.unanswered_tires()';
const RELEASE = 'private.release_unanswered_tires()';
const COUNT = 'private.count_tires(booking_tires, booking_tires)';
const EDIT = 'private.is_product_edit(products, products)';
const IMPORT = 'public.import_products(uuid, boolean)';
const STAGE = 'public.stage_products(uuid, jsonb)';
const MISFITS = 'private.misfit_rows(uuid)';
const CONFLICTS = 'private.import_conflicts(uuid)';
const BATCH = 'public.edit_products(jsonb, text, numeric, integer, boolean)';
const INSTALLED = 'private.installed_price(numeric, integer, text)';

/** Rules of the functions for products and promised tires, each with its text and what replaces it. */
export const PRODUCT_RULES = [
  [PROMISE, `and p.kind = 'tire'`, ''],
  [PROMISE, 'is distinct from p_installed', 'is null'],
  [ADD, 'perform private.require_admin();', ''],
  [ADD, 'perform private.release_unanswered_tires();', ''],
  [ADD, `private.tires_state(open_status) is distinct from 'promised'`, 'false'],
  [RESTORE, 'perform private.require_admin();', ''],
  [RESTORE, 'perform private.release_unanswered_tires();', ''],
  [RESTORE, `private.tires_state(open_status) is distinct from 'promised'`, 'false'],
  [RESTORE, `and a.action = 'DELETE'`, ''],
  [RESTORE, `interval '5 minutes'`, `interval '5 days'`],
  [CALLER, 'perform public.add_tires(b.id,', 'perform (b.id,'],
  [CALLER, 'not p_is_walk_in and', ''],
  [CALLER, 'p_bay <> coalesce(stored.bay, p_bay)', 'false'],
  [CALLER, `case when p_is_walk_in then 'arrived' end`, 'null'],
  [CALLER, `raise exception 'booked_earlier'`, `raise notice 'booked_earlier'`],
  ['public.claim_outbox(integer, boolean)', 'perform private.release_unanswered_tires();', ''],
  ['public.board_version()', 'where private.is_admin()', ''],
  ['private.announce_change()', 'set number = number + 1', 'set number = number'],
  ['private.announce_changed_rows()', 'exists (select from changed)', 'true'],
  [QUEUED, 'where b.id = p_booking and', 'where false and'],
  [QUEUED, `and o.state = 'pending'`, ''],
  [BOOK, 'jsonb_array_length(p_tires) > 4', 'jsonb_array_length(p_tires) > 5'],
  [BOOK, 't.booking = booking.id', 'false'],
  [BOOK, 'r.product, r.count', 'r.product, 4'],
  [VISITOR_TIRES, '(select sum(r.count)', '(select max(r.count)'],
  [RELEASE, `perform set_config('request.jwt.claims', '', true), set_config`, 'perform set_config'],
  [RELEASE, `set_config('request.jwt.claims', claims, true)`, '1'],
  [UNANSWERED, `b.status = 'requested' and`, ''],
  [UNANSWERED, 'and not b.by_staff', ''],
  [UNANSWERED, `interval '3 days'`, `interval '2 days'`],
  [BOOK, 'jsonb_array_length(p_tires) > 0', 'true'],
  [VISITOR_TIRES, `raise exception 'tires_limited'`, `raise exception 'rate_limited'`],
  [OFFER, `and p.kind = 'tire'`, ''],
  [OFFER, 'and p_count between 1 and private.most_tires()', ''],
  [OFFER, 'case when p.in_stock then p.available else 0 end', 'p.available'],
  [VISITOR_TIRES, 'perform private.release_unanswered_tires();', ''],
  [COUNT, 'p.in_stock or', 'true or'],
  [COUNT, 'or old.id is not null', ''],
  [COUNT, 'and new.id is not null', ''],
  [COUNT, 'p.quantity - p.promised >= coalesce', 'p.quantity >= coalesce'],
  [COUNT, 'coalesce(old.taken, new.count)', 'new.count'],
  [COUNT, 'p.quantity is null or', 'false or'],
  [COUNT, 'p.quantity - new.taken', 'p.quantity'],
  [COUNT, 'p.quantity + old.taken', 'p.quantity'],
  ['private.booking_tires_before_row()', 'least(p.quantity, new.count)', 'new.count'],
  ['private.booking_tires_before_row()', 'new.taken := null', 'null'],
  [COUNT, 'promised = p.promised - old.count', 'promised = p.promised'],
  ['private.tires_state(text)', `'cancelled', 'no_show'`, `'cancelled'`],
  ['private.derive_condition(products)', `new.condition := 'used'`, 'null'],
  [EDIT, 'old.promised = new.promised or', ''],
  [EDIT, 'or old.quantity is distinct from new.quantity', ''],
  [INSTALLED, `or key = 'tire_state_fee' and p_condition = 'new'`, `or key = 'tire_state_fee'`],
  [IMPORT, 'and i.actor = auth.uid()', ''],
  [IMPORT, `and not p_dry_run`, ''],
  [IMPORT, `refused is null and`, ''],
  [IMPORT, 'order by r.line, r.place', 'order by r.line, r.place desc'],
  [MISFITS, `'products_' || private.too_long(i.row), `, ''],
  [MISFITS, `'products_' || private.unfit_text(i.row), `, ''],
  [MISFITS, 'and a.attnotnull', 'and false'],
  [MISFITS, `and has_column_privilege('authenticated', table_oid, a.attnum, 'insert')`, ''],
  [MISFITS, 'order by r.place, r.name', 'order by r.place desc, r.name desc'],
  [IMPORT, 'delete from private.import_rows i where i.import = p_import;', ''],
  [IMPORT, 'perform private.require_admin();', ''],
  [STAGE, 'perform private.require_admin();', ''],
  [STAGE, `delete from private.import_rows i where i.staged_at < now() - interval '1 day';`, ''],
  [STAGE, '> 20000', '> 30000'],
  [CONFLICTS, 'and p.updated_at = r.updated_at', ''],
  [BATCH, 'and p.updated_at = r.updated_at', ''],
  [BATCH, 'perform private.require_admin();', ''],
] as const;
