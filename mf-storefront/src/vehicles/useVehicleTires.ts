import { type PublishedVehicleTires, publishedContent } from '@shop/shared-contract';
import { useEffect, useState } from 'react';

async function load(): Promise<readonly PublishedVehicleTires[]> {
  const { vehicleTires } = await publishedContent();
  if (!vehicleTires) return [];
  const response = await fetch(vehicleTires);
  if (!response.ok) throw new Error(`${vehicleTires}: HTTP ${response.status}`);
  return (await response.json()) as PublishedVehicleTires[];
}

interface VehicleTires {
  /** Undefined until they are loaded. */
  table?: readonly PublishedVehicleTires[];
  isFailed?: boolean;
}

/** Published tires of vehicles, loaded once `enabled`. */
export function useVehicleTires(enabled: boolean): VehicleTires & { retry: () => void } {
  const [tires, setTires] = useState<VehicleTires>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
  useEffect(() => {
    if (!enabled) return;
    let isUnmounted = false;
    load()
      .catch((error) => {
        console.warn('[catalogue] tires of vehicles', error);
      })
      .then((table) => {
        if (!isUnmounted) setTires(table ? { table } : { isFailed: true });
      });
    return () => {
      isUnmounted = true;
    };
  }, [enabled, attempt]);
  return { ...tires, retry: () => setAttempt(attempt + 1) };
}
