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

/** The first issue of each field counts. `@hookform/resolvers` would be 3 kB for nested fields that no form has. */
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
  /** Labels of the visible fields, in the order of the screen. */
  labels: Readonly<Partial<Record<Path<Fields>, string>>>;
  /** Sends the parsed fields. An error that it throws becomes `failure`, or marks the field refused. */
  send: (fields: Fields) => Promise<void>;
  onFailure?: (error: unknown) => void;
  /** Called when the schema rejects the fields. */
  onInvalid?: () => void;
  /** Sentences that replace the common ones, by the schema's message. */
  sentences?: Readonly<Record<string, string>>;
}

/**
 * Registers fields, translates errors and sends once at a time. The first invalid field does not take the focus by
 * default, because the error summary does.
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
      const refused = rejectedField(error, Object.keys(schema.shape));
      if (refused) {
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
    labels,
    field: (name: Path<Fields>, rules?: RegisterOptions<Fields, Path<Fields>>) => ({
      label: labels[name] ?? '',
      error: errorOf(name),
      ...form.register(name, rules),
    }),
    summary: {
      errors: (Object.keys(labels) as Path<Fields>[]).flatMap((name) => {
        const sentence = errorOf(name);
        return sentence ? [{ field: name, message: `${labels[name]}: ${sentence}` }] : [];
      }),
      attempt: submitCount,
    },
    /** The form element's `onSubmit`; ignored while an earlier one is being sent. */
    submit: (event: FormEvent) => {
      event.preventDefault();
      void submitOnce();
    },
    busy: isSubmitting,
    /** The error of the last attempt, unless it concerns a single field. */
    failure,
    isInvalid: Object.keys(errors).length > 0,
    form,
  };
}

export type SchemaForm<Fields extends FieldValues> = ReturnType<typeof useSchemaForm<Fields>>;
