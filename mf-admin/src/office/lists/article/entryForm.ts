import type { EntryInput, ListEntry } from '@shop/shared-data/staff';
import type { ResourceForm } from '../../../kit/forms/useResourceForm';

/** The form of an entry of a list, which is undefined while it is added. */
export type EntryForm = ResourceForm<ListEntry | undefined, EntryInput>;
