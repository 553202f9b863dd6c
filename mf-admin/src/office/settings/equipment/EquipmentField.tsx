import { toSlug } from '@shop/shared-contract';
import { listBays, listServices } from '@shop/shared-data/staff';
import { Button, Stack, TextField } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '../../../kit/editing/CheckboxGroup';
import { useUnsavedInput } from '../../../kit/editing/useUnsavedChanges';
import { queryKeys } from '../../../shop/rows/queryKeys';
import styles from './EquipmentField.module.css';
import { equipmentName } from './equipmentName';

/** The equipment that forms offer before any bay has it. */
const common = ['lift', 'alignment-rack'];

/** Without the bays or the services, what only they have is not offered. */
function useKnownEquipment(): string[] {
  const { data: bays = [] } = useQuery({ queryKey: queryKeys.bays, queryFn: listBays });
  const { data: services = [] } = useQuery({ queryKey: queryKeys.services, queryFn: listServices });
  return [
    ...common,
    ...bays.flatMap(({ equipment }) => equipment),
    ...services.flatMap(({ needs }) => needs),
  ];
}

interface Props {
  legend: string;
  hint: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** The equipment of a bay or a service, with a field for equipment that is not listed. */
export function EquipmentField({ legend, hint, values, onChange }: Props) {
  const { t } = useTranslation('adminSettings');
  const [added, setAdded] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useUnsavedInput(typed !== '');
  const add = () => {
    const name = toSlug(typed, 40);
    if (!name) return;
    setTyped('');
    setAdded([...added, name]);
    onChange([...new Set([...values, name])]);
  };
  const options = [...new Set([...useKnownEquipment(), ...values, ...added])];
  return (
    // A small shop needs none of it.
    <details open={values.length > 0 || undefined}>
      <summary className={styles.summary}>{legend}</summary>
      <Stack gap="sm">
        <CheckboxGroup
          legend={legend}
          hint={hint}
          options={options.map((value) => ({ value, label: equipmentName(t, value) }))}
          values={values}
          onChange={onChange}
        />
        <div className={styles.other}>
          <TextField
            ref={field}
            label={t('equipment.other')}
            value={typed}
            maxLength={40}
            onChange={({ target }) => setTyped(target.value)}
            // What is typed is saved, whether or not “Add” is pressed.
            onBlur={add}
            onKeyDown={(event) => {
              // Enter would send the whole form.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button
            variant="secondary"
            icon={<Plus />}
            onClick={() => {
              add();
              // With nothing typed it asks for a name, otherwise for the next one.
              field.current?.focus();
            }}
          >
            {t('equipment.add')}
          </Button>
        </div>
      </Stack>
    </details>
  );
}
