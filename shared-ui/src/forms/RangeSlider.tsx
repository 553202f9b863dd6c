import { clsx } from 'clsx';
import { Field } from './Field';
import styles from './RangeSlider.module.css';
import { useField } from './useField';

interface Props {
  label: string;
  labelHidden?: boolean | undefined;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** The value as screen readers read it: "70 percent". */
  valueText?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

export function RangeSlider({
  label,
  labelHidden,
  onChange,
  valueText,
  id,
  className,
  ...range
}: Props) {
  const attributes = useField({ label }, { id });
  return (
    <Field id={attributes.id} label={label} labelHidden={labelHidden}>
      <input
        {...range}
        {...attributes}
        type="range"
        aria-valuetext={valueText}
        className={clsx(styles.slider, className)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </Field>
  );
}
