import { type FormEvent, useState } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  type UseFormProps,
  useForm,
} from 'react-hook-form';
import {
  type FieldSchema,
  isRequestError,
  rejectedField,
  useErrorTranslator,
} from './useErrorTranslator';
import { useSingleFlight } from './useSingleFlight';

/** A flat Zod object whose messages are keys of `validation.*` in the common dictionary. */
interface FormSchema<Fields> {
  shape: Readonly<Record<string, FieldSchema>>;
  safeParse: (input: unknown) =>
    | { success: true; data: Fields }
    | {
        success: false;
        error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
      };
}

/**
 * Lets a schema validate a form: the first issue of each field counts. The resolvers of
 * `@hookform/resolvers` handle nested fields and native validation too, which no form here has, and
 * are 3 kB that each visitor of a form would download.
 */
function schemaResolver<Fields extends FieldValues>(
  schema: FormSchema<Fields>,
): Resolver<Fields, unknown, Fields> {
  return (input) => {
    const parsed = schema.safeParse(input);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of parsed.error.issues) {
      errors[String(path[0])] ??= { type: 'schema', message };
    }
    return { values: {}, errors: errors as FieldErrors<Fields> };
  };
}

interface Options<Fields extends FieldValues>
  extends Pick<UseFormProps<Fields>, 'defaultValues' | 'formControl' | 'shouldFocusError'> {
  schema: FormSchema<Fields>;
  /** The visible fields' labels, in the order of the screen. */
  labels: Readonly<Partial<Record<Path<Fields>, string>>>;
  /** Sends the parsed fields. An error that it throws becomes `failure`, or marks the field refused. */
  send: (fields: Fields) => Promise<void>;
  /** Called with each new `failure`. */
  onFailure?: (error: unknown) => void;
  /** Called when the schema rejects the fields, so that nothing is sent. */
  onInvalid?: () => void;
  /** The page's own sentences, by the schema's message; they replace the common ones. */
  sentences?: Readonly<Record<string, string>>;
}

/**
 * A form with a schema: registers fields, translates errors and sends once at a time. By default the
 * first invalid field does not take the focus, because the error summary does.
 * @param options the schema, labels and sending function, and what react-hook-form needs
 */
export function useSchemaForm<Fields extends FieldValues>({
  schema,
  labels,
  send,
  onFailure,
  onInvalid,
  sentences = {},
  ...options
}: Options<Fields>) {
  const { explainProblem } = useErrorTranslator();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm<Fields, unknown, Fields>({
    shouldFocusError: false,
    ...options,
    resolver: schemaResolver(schema),
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  const errorOf = (name: Path<Fields>): string | undefined => {
    const problem = form.getFieldState(name, form.formState).error?.message;
    return problem && (sentences[problem] ?? explainProblem(problem, schema.shape[name]));
  };

  const attempt = async (fields: Fields) => {
    setFailure(undefined);
    try {
      await send(fields);
    } catch (error) {
      const refused = rejectedField(error);
      if (refused && refused.field in schema.shape) {
        form.setError(refused.field as Path<Fields>, { message: refused.problem });
        return;
      }
      if (!isRequestError(error)) console.error('[form]', error);
      setFailure(error);
      onFailure?.(error);
    }
  };
  const reject = () => {
    setFailure(undefined);
    onInvalid?.();
  };
  const submitOnce = useSingleFlight(() => form.handleSubmit(attempt, reject)());

  return {
    /** Props of a field: label, error sentence, and react-hook-form's registration. */
    field: (name: Path<Fields>, rules?: RegisterOptions<Fields, Path<Fields>>) => ({
      label: labels[name] ?? '',
      error: errorOf(name),
      ...form.register(name, rules),
    }),
    /** Props of the ErrorSummary. */
    summary: {
      errors: (Object.keys(labels) as Path<Fields>[]).flatMap((name) => {
        const sentence = errorOf(name);
        return sentence ? [{ field: name, message: `${labels[name]}: ${sentence}` }] : [];
      }),
      attempt: submitCount,
    },
    /** The form element's `onSubmit`. A press while an earlier one is being sent does nothing. */
    submit: (event: FormEvent) => {
      event.preventDefault();
      void submitOnce();
    },
    busy: isSubmitting,
    /** The error of the last attempt, unless it concerns a single field; undefined without one. */
    failure,
    /** Whether any field is marked as invalid. */
    isInvalid: Object.keys(errors).length > 0,
    /** react-hook-form's own methods, for resetting and subscribing. */
    form,
  };
}

/** What `useSchemaForm` returns. */
export type SchemaForm<Fields extends FieldValues> = ReturnType<typeof useSchemaForm<Fields>>;
