import { Fragment } from 'react';
import { OfferData } from './OfferData';
import { OfferNote } from './OfferNote';
import { useOffers } from './useOffers';

interface Props {
  service: string;
  headingLevel?: 2 | 3 | 4;
}

/** The offers of a service that run, for the place where it is shown. */
export const OffersOfService = ({ service, headingLevel = 4 }: Props) =>
  useOffers()
    .filter((offer) => offer.service === service)
    .map((offer) => (
      <Fragment key={offer.id}>
        <OfferNote pictured offer={offer} headingLevel={headingLevel} />
        <OfferData offer={offer} />
      </Fragment>
    ));
