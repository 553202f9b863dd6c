import { type PublishedOffer, type PublishedService, useShop } from '@shop/shared-contract';
import { offeredPrice } from '@shop/shared-data';

export interface ShownOffer extends PublishedOffer {
  /** Of its own; absent where the offer is of none in particular. */
  of?: PublishedService | undefined;
  /** What the service costs with it, in US dollars; absent without a price that it lowers. */
  left?: number | undefined;
}

function withPrice(offer: PublishedOffer, services: readonly PublishedService[]): ShownOffer {
  const of = services.find(({ id }) => id === offer.service);
  const lowers = of && of.price > 0 && (offer.percent || offer.amount);
  return { ...offer, of, left: lowers ? offeredPrice(of.price, offer) : undefined };
}

/** The offers that run when the page is composed. Of those that lower the price of one service only the best. */
export function useOffers(): ShownOffer[] {
  const { offers = [], services = [] } = useShop();
  const shown = offers.map((offer) => withPrice(offer, services));
  const isBest = ({ service, left }: ShownOffer, at: number) =>
    left === undefined ||
    shown.every(
      (other, place) =>
        other.service !== service ||
        other.left === undefined ||
        left < other.left ||
        (left === other.left && at <= place),
    );
  return shown.filter(isBest);
}
