import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../actions/IconButton';
import { Field } from './Field';
import styles from './Field.module.css';
import { type FieldTexts, useField } from './useField';

interface Props extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'children'> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({
  label,
  labelHidden,
  hint,
  error,
  optional,
  showLabel,
  hideLabel,
  className,
  ...input
}: Props) {
  const [shown, setShown] = useState(false);
  const texts = { label, labelHidden, hint, error, optional };
  const attributes = useField(texts, input);
  return (
    <Field {...texts} id={attributes.id} required={input.required}>
      <div className={clsx(styles.withIcon, styles.after)}>
        <input
          autoCapitalize="off"
          spellCheck={false}
          {...input}
          {...attributes}
          type={shown ? 'text' : 'password'}
          className={clsx(styles.control, className)}
        />
        <IconButton
          className={styles.inside}
          label={shown ? hideLabel : showLabel}
          icon={shown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
