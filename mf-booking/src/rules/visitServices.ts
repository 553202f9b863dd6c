/** Returns the ids of all services of a booking. Without a first one there are no further ones. */
export const visitServices = (
  service: string | null,
  further: readonly string[] = [],
): readonly string[] => (service === null ? [] : [service, ...further]);
