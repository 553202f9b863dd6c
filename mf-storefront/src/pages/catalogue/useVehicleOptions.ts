import { useTranslate } from '@shop/shared-i18n';
import type { SelectOption } from '@shop/shared-ui';
import { finderMakes } from '../../vehicles/makes';
import { modelYears } from '../../vehicles/modelYears';
import { enginesOf, genericEngines, genericModels, modelsOf } from '../../vehicles/vehicleOptions';
import type { VehicleField, VehicleSelection } from '../../vehicles/vehicleSelection';
import { catalogueLocales } from './locales/catalogueLocales';

const genericWords = [...genericModels, ...genericEngines];

/** What each field of the finder offers: names as their makers write them, the rest translated. */
export function useVehicleOptions({ make, model }: VehicleSelection) {
  const t = useTranslate(catalogueLocales);
  const valuesOf: Record<VehicleField, readonly string[]> = {
    year: modelYears,
    make: finderMakes,
    model: modelsOf(make),
    engine: enginesOf(make, model),
  };
  const labelOf = (value: string) => {
    const word = genericWords.find((each) => each === value);
    return word ? t(`finder.generic.${word}`) : value;
  };
  return (field: VehicleField): readonly SelectOption[] =>
    valuesOf[field].map((value) => ({ value, label: labelOf(value) }));
}
