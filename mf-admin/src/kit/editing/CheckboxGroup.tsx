import { CheckboxField, disabledBy } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import styles from './CheckboxGroup.module.css';
import { Fieldset } from './Fieldset';

interface Props {
  legend: string;
  hint?: string | undefined;
  options: readonly { value: string; label: string }[];
  values: readonly string[];
  /** How many may be checked; any number if undefined. */
  most?: number | undefined;
  onChange: (values: string[]) => void;
}

export function CheckboxGroup({ legend, hint, options, values, most = Infinity, onChange }: Props) {
  const { t } = useTranslation('admin');
  const isFull = options.filter(({ value }) => values.includes(value)).length >= most;
  return (
    <Fieldset legend={legend}>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <CheckboxField
            key={value}
            label={label}
            checked={values.includes(value)}
            {...disabledBy(isFull && !values.includes(value) && t('mostChosen', { count: most }))}
            onChange={({ target }) => {
              const others = values.filter((each) => each !== value);
              onChange(target.checked ? [...others, value] : others);
            }}
          />
        ))}
      </div>
    </Fieldset>
  );
}
