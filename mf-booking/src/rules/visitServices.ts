import { MAX_FURTHER_SERVICES } from '@shop/shared-data';

/** Returns the ids of all services of a booking. Without a first one there are no further ones. */
export const visitServices = (
  service: string | null,
  further: readonly string[] = [],
): readonly string[] => (service === null ? [] : [service, ...further]);

interface Visit {
  service: string | null;
  further: readonly string[];
}

/** Returns the services of a visit with another one, unless it has that one already or takes no more. */
export function withService({ service, further }: Visit, added?: string | null): Visit {
  if (service === null) return { service: added ?? null, further };
  const isDone = !added || visitServices(service, further).includes(added);
  return isDone || further.length >= MAX_FURTHER_SERVICES
    ? { service, further }
    : { service, further: [...further, added] };
}
