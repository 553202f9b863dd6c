import { findTireOffer, type TireOffer } from '@shop/shared-data';
import { useCallback, useEffect } from 'react';
import { useDraft } from './draft';

/** Loads the offer for the draft's tires, and again when their number changes. Returns what loads it again. */
export function useTireOffer(): () => Promise<TireOffer | null> {
  const { tires, setOffer } = useDraft();
  const { product, count } = tires ?? {};
  const load = useCallback(async () => {
    if (!product || !count) return null;
    const wanted = { product, count };
    try {
      const offer = await findTireOffer(wanted);
      setOffer({ ...wanted, offer });
      return offer;
    } catch (failure) {
      setOffer({ ...wanted, offer: 'failed' });
      throw failure;
    }
  }, [product, count, setOffer]);
  useEffect(() => {
    load().catch(() => undefined);
  }, [load]);
  return load;
}
