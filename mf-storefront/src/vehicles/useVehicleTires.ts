import { type PublishedVehicleTires, publishedContent } from '@shop/shared-contract';
import { useEffect, useState } from 'react';

async function load(): Promise<readonly PublishedVehicleTires[]> {
  const { vehicleTires } = await publishedContent();
  if (!vehicleTires) return [];
  const response = await fetch(vehicleTires);
  if (!response.ok) throw new Error(`${vehicleTires}: HTTP ${response.status}`);
  return (await response.json()) as PublishedVehicleTires[];
}

/**
 * Loads the tires of vehicles that staff published.
 * @param enabled false until a visitor needs them, so that a visit without the finder costs nothing
 * @returns undefined until they are loaded; no tires where they cannot be
 */
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
