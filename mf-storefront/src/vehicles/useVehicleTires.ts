import { type PublishedVehicleTires, publishedContent } from '@shop/shared-contract';
import { useEffect, useState } from 'react';

async function load(): Promise<readonly PublishedVehicleTires[]> {
  const { vehicleTires } = await publishedContent();
  if (!vehicleTires) return [];
  const response = await fetch(vehicleTires);
  if (!response.ok) throw new Error(`${vehicleTires}: HTTP ${response.status}`);
  return (await response.json()) as PublishedVehicleTires[];
}

/** Published tires of vehicles, loaded once `enabled`: undefined until then, empty where they cannot be loaded. */
export function useVehicleTires(enabled: boolean): readonly PublishedVehicleTires[] | undefined {
  const [table, setTable] = useState<readonly PublishedVehicleTires[]>();
  useEffect(() => {
    if (!enabled) return;
    let isUnmounted = false;
    load()
      .catch((error) => {
        // The size on the sidewall still leads to tires.
        console.warn('[catalogue] tires of vehicles', error);
        return [];
      })
      .then((loaded) => {
        if (!isUnmounted) setTable(loaded);
      });
    return () => {
      isUnmounted = true;
    };
  }, [enabled]);
  return table;
}
