import { FormStatus, IconButton, PlainButton, TextField } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FieldValues, Path, RegisterOptions } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './RowField.module.css';
import { SaveFailure } from './SaveFailure';
import { type ResourceFormOptions, useResourceForm } from './useResourceForm';
import type { Editable } from './useSave';

type Definition<Row extends NonNullable<Editable>, Input extends FieldValues> = Omit<
  ResourceFormOptions<Row, Input>,
  'row' | 'onSaved' | 'labels'
>;

interface Props<Row extends NonNullable<Editable>, Input extends FieldValues> {
  row: Row;
  /** The one value that is edited. */
  field: Path<Input>;
  form: Definition<Row, Input>;
  rules?: RegisterOptions<Input, Path<Input>>;
  /** Names the value and its row: `Price of CrossClimate2`. */
  label: string;
  /** The value as it is read: `$129.50`. */
  text: string;
  inputMode: ComponentProps<'input'>['inputMode'];
  hint?: string;
  /** Receives the row when its field opens and closes. */
  onOpen: (row: Row, isOpen: boolean) => void;
  /** Whether another session deleted the row. What was typed stays. */
  isGone?: boolean | undefined;
}

/**
 * A value that is edited in its row: a press opens its field, Enter saves, Escape takes back. A field with unsaved
 * text stays open.
 */
export function RowField<Row extends NonNullable<Editable>, Input extends FieldValues>(
  props: Props<Row, Input>,
) {
  const { label, text } = props;
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  // In the same commit: a later effect would take the focus back from where a person has moved on to.
  useLayoutEffect(() => {
    if (!isOpen && returnsFocus.current) button.current?.focus();
    returnsFocus.current = false;
  }, [isOpen]);
  if (isOpen) {
    return (
      <OpenField
        {...props}
        onClose={(isFocusInside) => {
          returnsFocus.current = isFocusInside;
          setOpen(false);
        }}
      />
    );
  }
  return (
    <PlainButton
      ref={button}
      className={styles.value}
      aria-label={t('rowField.open', { text, label })}
      onClick={() => setOpen(true)}
    >
      {text}
    </PlainButton>
  );
}

interface OpenFieldProps<Row extends NonNullable<Editable>, Input extends FieldValues>
  extends Props<Row, Input> {
  /** The button takes the focus if it was inside. */
  onClose: (isFocusInside: boolean) => void;
}

function OpenField<Row extends NonNullable<Editable>, Input extends FieldValues>(
  props: OpenFieldProps<Row, Input>,
) {
  const { row, field, form: definition, rules, label, inputMode, hint, onOpen, onClose } = props;
  const { isGone = false } = props;
  const { t } = useTranslation('admin');
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const editing = useResourceForm<Row, Input>({
    ...definition,
    labels: { [field]: label } as Record<Path<Input>, string>,
    row,
    onSaved: () => {
      const { activeElement, body } = document;
      // The button that overwrites is gone before its save ends.
      onClose(activeElement === body || (element.current?.contains(activeElement) ?? false));
    },
  });
  const { form, saving, isDirty, submit } = editing;
  const { setFocus } = form;

  useEffect(() => setFocus(field, { shouldSelect: true }), [setFocus, field]);
  const announce = useEffectEvent((isOpen: boolean) => onOpen(row, isOpen));
  useEffect(() => {
    announce(true);
    return () => announce(false);
  }, []);

  return (
    <form
      ref={element}
      noValidate
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        if (isDirty || saving.error) return submit(event);
        event.preventDefault();
        onClose(true);
      }}
      onKeyDown={({ key }) => {
        // What is being sent can no longer be taken back.
        if (key === 'Escape' && !saving.busy) onClose(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isLeft = !currentTarget.contains(relatedTarget);
        if (isLeft && !isDirty && !saving.busy && !saving.error) onClose(false);
      }}
    >
      <div className={clsx(styles.line, hint && styles.hinted)}>
        <TextField
          {...editing.field(field, rules)}
          id={id}
          labelHidden
          hint={hint}
          inputMode={inputMode}
          autoComplete="off"
          enterKeyHint="done"
          readOnly={saving.busy}
          className={styles.input}
        />
        <IconButton
          type="submit"
          label={t('rowField.save', { label })}
          icon={<Check />}
          variant="solid"
          aria-busy={saving.busy}
        />
        <IconButton
          label={t('rowField.cancel', { label })}
          icon={<X />}
          disabled={saving.busy && t('wait')}
          onClick={() => onClose(true)}
        />
      </div>
      <SaveFailure form={editing} failure={definition.failure} />
      {isGone && !saving.error && (
        <FormStatus tone="error" title={t('conflict.gone')}>
          {t('conflict.goneText')}
        </FormStatus>
      )}
    </form>
  );
}
