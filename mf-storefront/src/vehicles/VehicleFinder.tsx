import { rememberVehicle } from '@shop/shared-contract';
import { finderMakes } from '@shop/shared-data/vehicle-makes';
import { Button, SelectField, type SelectOption } from '@shop/shared-ui';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useEffectEvent, useId, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FittingTires } from './FittingTires';
import { fittingQuery, originalTires } from './originalTires';
import { useVehicleTires } from './useVehicleTires';
import styles from './VehicleFinder.module.css';
import { enginesOf, genericEngines, genericModels, modelsOf, modelYears } from './vehicleOptions';
import {
  chooseVehicle,
  emptyVehicle,
  isFieldOpen,
  isVehicleComplete,
  type VehicleField,
  type VehicleSelection,
  vehicleFields,
} from './vehicleSelection';

type VehicleTable = ReturnType<typeof useVehicleTires>['table'];

const genericOptions = [...genericModels, ...genericEngines];

/** The options of each field: makes and models keep their names, generic options are translated. */
function useVehicleOptions({ make, model }: VehicleSelection, table: VehicleTable | undefined) {
  const { t } = useTranslation('catalogue');
  const valuesOf: Record<VehicleField, readonly string[]> = {
    year: modelYears,
    make: finderMakes,
    model: modelsOf(make, table),
    engine: enginesOf(make, model, table),
  };
  const labelOf = (value: string) => {
    const generic = genericOptions.find((each) => each === value);
    return generic ? t(`finder.generic.${generic}`) : value;
  };
  return (field: VehicleField): readonly SelectOption[] =>
    valuesOf[field].map((value) => ({ value, label: labelOf(value) }));
}

interface Props {
  /** Called with the query that lists the tires of the vehicle that was found. */
  onVehicle?: (query: string) => void;
  /** Called before the tires of one size are shown; absent where another page shows them. */
  onFind?: () => void;
  /** Leads to the field for the size; absent where there is none. */
  onEnterSize?: () => void;
}

/** Finding reports to the console, stores the vehicle and shows what is known of its tires. */
export function VehicleFinder({ onVehicle, onFind, onEnterSize }: Props) {
  const { t } = useTranslation('catalogue');
  const { t: common } = useTranslation('common');
  const [vehicle, choose] = useReducer(chooseVehicle, emptyVehicle);
  const { table, isFailed, retry } = useVehicleTires(vehicle.make !== '');
  const optionsOf = useVehicleOptions(vehicle, table);
  const titleId = useId();
  const [found, setFound] = useState<VehicleSelection>();
  // Another choice hides what was found.
  const isFound = found === vehicle;
  const tires = isFound && table ? originalTires(table, vehicle) : undefined;
  const labelOf = (field: VehicleField) =>
    optionsOf(field).find(({ value }) => value === vehicle[field])?.label ?? '';
  const name = (['year', 'make', 'model'] as const).map(labelOf).join(' ');

  const list = useEffectEvent(() => {
    if (tires?.length) onVehicle?.(fittingQuery(tires, name));
  });
  // The table may arrive after the press.
  const isListed = tires !== undefined;
  useEffect(() => {
    if (isListed) list();
  }, [isListed]);

  const find = (event: FormEvent) => {
    event.preventDefault();
    console.info('Vehicle selected', vehicle);
    rememberVehicle(`${name}, ${labelOf('engine')}`);
    setFound(vehicle);
  };

  return (
    <form className={styles.finder} aria-labelledby={titleId} onSubmit={find}>
      <h2 id={titleId} className={styles.title}>
        {t('finder.title')}
      </h2>
      <div className={styles.fields}>
        {vehicleFields.map((field) => (
          <SelectField
            key={field}
            id={`${titleId}-${field}`}
            label={t(`finder.${field}`)}
            placeholder={t('finder.choose')}
            options={optionsOf(field)}
            value={vehicle[field]}
            disabled={!isFieldOpen(vehicle, field)}
            onChange={(event) => choose({ field, value: event.target.value })}
          />
        ))}
        <Button
          type="submit"
          variant="secondary"
          icon={<Search />}
          className={styles.find}
          busy={isFound && !table && !isFailed}
          disabled={!isVehicleComplete(vehicle) && t('finder.chooseAll')}
        >
          {t('finder.find')}
        </Button>
      </div>
      {isFailed && isFound && (
        <div role="alert" className={styles.unknown}>
          <p>
            <strong>{t('finder.failed')}</strong>
          </p>
          <p>{t('finder.sidewall')}</p>
          <div className={styles.ways}>
            <Button size="sm" variant="secondary" onClick={retry}>
              {common('retry')}
            </Button>
          </div>
        </div>
      )}
      {tires && (
        <FittingTires tires={tires} vehicle={name} onFind={onFind} onEnterSize={onEnterSize} />
      )}
    </form>
  );
}
