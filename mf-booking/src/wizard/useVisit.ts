import type { VisitPrices } from '@shop/shared-data';
import { useServices } from '../rules/useServices';
import { useServiceTotals } from '../rules/useServiceTotals';
import { visitServices } from '../rules/visitServices';
import { tireService } from '../tires/tireService';
import { pricedTires } from '../tires/wantedTires';
import { useDraft } from './draft';

export function useVisit() {
  const { service, further, tires } = useDraft();
  const services = useServices();
  const bay = tires ? tireService(services) : undefined;
  return { visit: visitServices(service, further, bay), bay };
}

/** What the visit of the draft costs and takes. @param quoted as `useServiceTotals` takes it */
export function useVisitTotals(quoted?: VisitPrices) {
  const { tires, date, slot } = useDraft();
  const { visit, bay } = useVisit();
  return useServiceTotals({ services: visit, tires: pricedTires(tires), bay, date, slot }, quoted);
}
