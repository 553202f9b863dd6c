import { OfferNote } from './OfferNote';
import styles from './OffersOfCatalogue.module.css';
import { useOffers } from './useOffers';

/**
 * The offers of a catalogue that run, for its top. Renders nothing where none does.
 * @param props.categories what an offer that belongs there is of
 */
export function OffersOfCatalogue({ categories }: { categories: readonly string[] }) {
  const offers = useOffers().filter(({ category = '' }) => categories.includes(category));
  if (offers.length === 0) return null;
  return (
    <div className={styles.offers}>
      {offers.map((offer) => (
        <OfferNote key={offer.id} pictured offer={offer} headingLevel={2} />
      ))}
    </div>
  );
}
