import { useServices } from '../rules/useServices';
import { visitServices } from '../rules/visitServices';
import { tireService } from '../tires/tireService';
import { useDraft } from './draft';

export function useVisit() {
  const { service, further, tires } = useDraft();
  const services = useServices();
  const bay = tires ? tireService(services) : undefined;
  return { visit: visitServices(service, further, bay), bay };
}
