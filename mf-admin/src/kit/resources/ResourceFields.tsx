import { CheckboxField, SelectField, TextArea, TextField } from '@shop/shared-ui';
import { Fragment } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldRow } from '../forms/FieldRow';
import { optionalNumber, requiredAmount } from '../forms/numberRules';
import type { ResourceForm } from '../forms/useResourceForm';
import type { Editable } from '../forms/useSave';
import type { FieldAttributes, FieldSpec, ResourceWords } from './resource';

/** A check of a Zod schema: `{ check: 'max_length', maximum: 200 }`. */
interface Check {
  check: string;
  value?: unknown;
  maximum?: number;
  format?: string;
}

/** The part of a field's Zod schema that decides what draws it. */
export interface ResourceFieldSchema {
  safeParse: (value: unknown) => { success: boolean };
  def: {
    type: string;
    innerType?: ResourceFieldSchema;
    format?: string;
    checks?: readonly { _zod: { def: Check } }[];
  };
}

/** Longer texts have several lines. */
const LONGEST_LINE = 300;

/** The value of an empty field. */
export function emptyValue({ def }: ResourceFieldSchema): unknown {
  const values: Record<string, unknown> = { boolean: false, number: Number.NaN, array: [] };
  if (def.type === 'nullable' || def.type === 'null') return null;
  return def.type in values ? values[def.type] : '';
}

const checksOf = ({ def }: ResourceFieldSchema) => (def.checks ?? []).map(({ _zod }) => _zod.def);

/** The attributes of a number's field, and how its text is read. */
function numberField(schema: ResourceFieldSchema) {
  const { innerType } = schema.def;
  const checks = checksOf(innerType ?? schema);
  // An amount of money is entered as text, with a comma or a point.
  if (!checks.some(({ format }) => format === 'safeint')) {
    return { rules: requiredAmount, attributes: { inputMode: 'decimal' as const } };
  }
  const limit = (name: string) => checks.find(({ check }) => check === name)?.value as number;
  const attributes = {
    type: 'number',
    inputMode: 'numeric' as const,
    min: limit('greater_than'),
    max: limit('less_than'),
  };
  return { rules: innerType ? optionalNumber : { valueAsNumber: true }, attributes };
}

interface FieldProps<Row, Input extends FieldValues> {
  words: ResourceWords<Input>;
  schema: ResourceFieldSchema;
  form: ResourceForm<(Row & Editable) | undefined, Input>;
  attributes: FieldAttributes<Input>;
}

/** The field of a column: what its schema rejects empty is required, `name_es` is Spanish. */
function SchemaField<Row, Input extends FieldValues>(props: FieldProps<Row, Input>) {
  const { words, schema, form, attributes } = props;
  const { name, options, ...more } = attributes;
  const { type } = schema.def.innerType?.def ?? schema.def;
  const hint = words.hints?.[name];
  const explained = hint === undefined ? {} : { hint };
  if (type === 'boolean') return <CheckboxField {...form.field(name)} {...explained} />;
  const isOptional = schema.safeParse(emptyValue(schema)).success;
  const shared = {
    ...(isOptional ? { optional: true } : { required: true }),
    ...explained,
    ...(name.endsWith('_es') && { lang: 'es' }),
  };
  if (options) {
    const { placeholder } = more;
    return (
      <SelectField
        {...form.field(name)}
        {...shared}
        options={options}
        {...(placeholder !== undefined && { placeholder })}
      />
    );
  }
  if (type === 'number') {
    const { rules, attributes: ofNumbers } = numberField(schema);
    return <TextField {...form.field(name, rules)} {...shared} {...ofNumbers} {...more} />;
  }
  const longest = checksOf(schema).find(({ check }) => check === 'max_length')?.maximum ?? 0;
  if (longest > LONGEST_LINE) return <TextArea {...form.field(name)} {...shared} rows={3} />;
  const inputType = schema.def.format === 'date' ? 'date' : 'text';
  return <TextField {...form.field(name)} {...shared} type={inputType} {...more} />;
}

interface Props<Row, Input extends FieldValues> {
  words: ResourceWords<Input>;
  shape: Readonly<Record<string, ResourceFieldSchema>>;
  fields: readonly FieldSpec<Row, Input>[];
  form: ResourceForm<(Row & Editable) | undefined, Input>;
}

/** The fields of a resource, drawn from the schema of its form. */
export function ResourceFields<Row, Input extends FieldValues>(props: Props<Row, Input>) {
  const { words, shape, fields, form } = props;
  const draw = (spec: Exclude<FieldSpec<Row, Input>, readonly unknown[]>) => {
    if (typeof spec === 'function') return spec(form);
    const attributes = typeof spec === 'string' ? { name: spec } : spec;
    const schema = shape[attributes.name];
    if (!schema) throw new Error(`The schema has no field ${attributes.name}.`);
    return (
      <SchemaField
        key={attributes.name}
        words={words}
        schema={schema}
        form={form}
        attributes={attributes}
      />
    );
  };
  return fields.map((spec, index) => (
    // The fields of a resource keep their places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>
      {Array.isArray(spec) ? <FieldRow>{spec.map(draw)}</FieldRow> : draw(spec as never)}
    </Fragment>
  ));
}
