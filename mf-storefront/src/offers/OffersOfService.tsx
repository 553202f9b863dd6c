import { Fragment } from 'react';
import { OfferData } from './OfferData';
import { OfferNote } from './OfferNote';
import { useOffers } from './useOffers';

/** The offers of a service that run, for the place where it is shown. */
export const OffersOfService = ({ service }: { service: string }) =>
  useOffers()
    .filter((offer) => offer.service === service)
    .map((offer) => (
      <Fragment key={offer.id}>
        <OfferNote offer={offer} headingLevel={4} />
        <OfferData offer={offer} />
      </Fragment>
    ));
