import type { RowVersion } from '@shop/shared-data/staff';
import type { FieldValues } from 'react-hook-form';
import type { ResourceFormDefinition } from './ResourceDialog';
import { emptyValue, type ResourceFieldSchema, ResourceFields } from './ResourceFields';
import type { Resource } from './resource';

/** The form of a resource: what its dialog needs. */
export function formOf<Row extends RowVersion<string | number>, Input extends FieldValues>(
  resource: Resource<Row, Input>,
): ResourceFormDefinition<Row, Input> {
  const { name, words, requests, schema, fields, blank, valuesOf, confirm } = resource;
  const { refusedFields, describe, question, publishedAs, drafts } = resource;
  const { fields: labels, problems, refusals, form } = words;
  const shape = schema.shape as unknown as Readonly<Record<string, ResourceFieldSchema>>;
  return {
    addTitle: form.addTitle,
    submit: form.submit,
    success: form.success,
    added: form.added,
    failure: form.failure,
    name,
    schema,
    labels,
    question,
    ...(problems && { sentences: problems }),
    ...(refusals && { refusals }),
    ...(refusedFields && { refusedFields }),
    ...(describe && { describe }),
    ...(publishedAs && { table: publishedAs }),
    ...(drafts && { drafts }),
    ...(confirm && { confirm }),
    valuesOf: (row) => {
      const known: Readonly<Record<string, unknown>> = row
        ? { ...row, ...valuesOf?.(row) }
        : { ...blank };
      const values = Object.entries(shape).map(([field, part]) => [
        field,
        known[field] ?? emptyValue(part),
      ]);
      return Object.fromEntries(values) as Input;
    },
    save: (read, input, { before, id }) => {
      if (read) return requests.edit(read, input, before);
      if (!requests.add) throw new Error(`No rows are added to ${name.join('/')}.`);
      return requests.add(input, { id });
    },
    fields: (opened) => (
      <ResourceFields words={words} shape={shape} fields={fields} form={opened} />
    ),
  };
}
