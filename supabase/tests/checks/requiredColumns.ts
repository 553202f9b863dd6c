import type { Table } from '../support/fixture.ts';

/** Columns that must have a value. */
export const REQUIRED: Record<Table, string[]> = {
  user_profiles: ['email', 'is_admin', 'created_at'],
  admins: ['created_at'],
  products: [
    'name',
    'description',
    'price',
    'category',
    'image_url',
    'in_stock',
    'created_at',
    'updated_at',
  ],
  content_blocks: ['page', 'identifier', 'content', 'updated_at'],
  settings: ['key', 'value', 'description', 'updated_at'],
  contact_messages: ['name', 'email', 'subject', 'message', 'is_read', 'created_at', 'updated_at'],
  bookings: [
    'reference',
    'status',
    'name',
    'email',
    'phone',
    'vehicle',
    'notes',
    'language',
    'idempotency_key',
    'cancel_token_hash',
    'created_at',
    'updated_at',
  ],
  audit_log: ['at', 'table_name', 'row_id', 'action'],
  remote_events: ['day', 'remote', 'version', 'route', 'event', 'error', 'times', 'load_ms'],
  'private.secrets': ['value'],
  'private.limits': ['at_most', 'period'],
  'private.submissions': ['kind', 'sender', 'sent_at'],
};
