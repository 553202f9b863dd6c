import type { Removed, RowVersion } from '@shop/shared-data/staff';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { DraftOptions } from '../drafts/useDrafting';
import type { ResourceForm, ResourceFormOptions } from '../forms/useResourceForm';
import type { Editable } from '../forms/useSave';
import type { Column } from '../lists/columns';
import type { usePublication } from '../publishing/usePublication';

/** The texts of a resource in one language, as its dictionary has them. */
export interface ResourceWords<Input extends FieldValues> {
  /**
   * Without `search`, `add` or `removeFailed` the list has no search, no new rows, no removal. A list to which nothing
   * is added always has its rows.
   */
  list: {
    title: string;
    description: string;
    loadFailed: string;
    search?: string;
    removeFailed?: string;
  } & ({ add: string; empty: string } | { add?: never; empty?: never });
  /** The headers of the columns, by their ids. */
  table: Readonly<Record<string, string>>;
  form: {
    /** `Add a bay`; not needed where no row is added. */
    addTitle?: string;
    submit: string;
    success: string;
    /** The notification after a row was added, where it is not `success`. */
    added?: string;
    failure: string;
  };
  /** The labels of the fields, in the order of the form. */
  fields: Readonly<Partial<Record<Path<Input>, string>>>;
  hints?: Readonly<Record<string, string>>;
  /** Sentences for what the schema refuses, by its message. */
  problems?: Readonly<Record<string, string>>;
  /** Sentences for what the database refuses, by its code. */
  refusals?: Readonly<Record<string, string>>;
}

/** The first column: the name of the row in bold. */
interface Heading<Row> extends Omit<Column<Row>, 'header' | 'cell'> {
  /** The name, where the one that distinguishes the row in its buttons has more. */
  text?: (row: Row) => string;
  /** What stands below the name. */
  note?: (row: Row) => ReactNode;
}

/** Without a `cell` the column shows its value. */
type ResourceColumn<Row> = Omit<Column<Row>, 'header' | 'cell'> &
  Partial<Pick<Column<Row>, 'cell'>>;

/** A field with attributes that do not follow from the schema; `options` make it a choice. */
export type FieldAttributes<Input extends FieldValues> = {
  name: Path<Input>;
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
} & Pick<ComponentProps<'input'>, 'step' | 'max'>;

type PlainField<Input extends FieldValues> = Path<Input> | FieldAttributes<Input>;

/** A field, fields beside each other, or what the schema cannot draw. */
export type FieldSpec<Row, Input extends FieldValues> =
  | PlainField<Input>
  | readonly PlainField<Input>[]
  | ((form: ResourceForm<(Row & Editable) | undefined, Input>) => ReactNode);

type FormOptions<Row, Input extends FieldValues> = ResourceFormOptions<Row & Editable, Input>;

/** A table of the database that staff edit row by row: its list and its form are drawn from this. */
export interface Resource<Row extends RowVersion<string | number>, Input extends FieldValues>
  extends Pick<FormOptions<Row, Input>, 'schema' | 'refusedFields' | 'describe'> {
  /** The key of the query that loads the rows. */
  name: readonly string[];
  words: ResourceWords<Input>;
  requests: {
    list: () => Promise<Row[]>;
    add?: (input: Input, more: { id: string }) => Promise<Row>;
    edit: (read: Row, input: Input, before: Input) => Promise<Row>;
    remove?: (row: Row) => Promise<unknown>;
    /** The rows that were removed and can be brought back. */
    removed?: () => Promise<Removed<Row>[]>;
    /** Saves a new order, which is shown already. */
    order?: (rows: Row[]) => Promise<unknown>;
  };
  /** Distinguishes a row in the names of its buttons and in dialogs: `Bay 2`. */
  nameOf: (row: Row) => string;
  heading: Heading<Row>;
  columns: readonly ResourceColumn<Row>[];
  /** Rows that the table leaves out. */
  isListed?: (row: Row) => boolean;
  /** The table whose publication is shown beside the names of the rows. */
  publishedAs?: Parameters<typeof usePublication>[0];
  /** Whether visitors see a row once it is published; by default they see all. */
  isVisible?: (row: Row) => boolean;
  /** Set where rows can be saved as drafts. */
  drafts?: DraftOptions;
  /** What stands above the table, such as what visitors read. */
  above?: (rows: readonly Row[]) => ReactNode;
  fields: readonly FieldSpec<Row, Input>[];
  /** The values of a new row that are neither empty nor false. */
  blank?: Partial<Input>;
  /** The values of the form that are no columns of the row. */
  valuesOf?: (row: Row) => Partial<Input>;
  /** Called before each attempt; when it resolves to false, nothing is saved. */
  confirm?: (input: Input, read: Row | undefined) => Promise<boolean>;
  /** What `confirm` asks, and the dialogs of fields. */
  question?: ReactNode;
}
