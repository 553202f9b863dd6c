import type { PublishedText } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { ButtonLink, Card, CardGrid, Section, VisuallyHidden } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { bookingPath } from '../bookingPath';
import { EntryText } from '../lists/EntryText';
import { Ending } from './Ending';
import { OfferData } from './OfferData';
import { OfferNote } from './OfferNote';
import { OfferPicture } from './OfferPicture';
import { offerCategoryPath } from './offerCategoryPath';
import { type ShownOffer, useOffers } from './useOffers';

/** How wide a card is, of three beside each other. */
const CARD = '(min-width: 60rem) 24rem, 100vw';

function BookLink({ of }: Pick<ShownOffer, 'of'>) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  if (!of?.inWizard) return null;
  return (
    <ButtonLink variant="secondary" to={bookingPath({ service: of.id })}>
      <span>{t('bookNow')}</span>
      <VisuallyHidden>{` (${of.name[language]})`}</VisuallyHidden>
    </ButtonLink>
  );
}

function CatalogueLink({ category, title }: { category: string; title: PublishedText }) {
  const { t } = useTranslation('offers');
  return (
    <ButtonLink variant="secondary" to={offerCategoryPath(category)}>
      <span>{t('products')}</span>
      <VisuallyHidden>
        <EntryText of={title} fill={(text) => ` (${text})`} />
      </VisuallyHidden>
    </ButtonLink>
  );
}

interface Props {
  /** The categories whose offers the page shows elsewhere. */
  without?: readonly string[];
}

/** The offers that run. Renders nothing where none does. */
export function OffersSection({ without = [] }: Props) {
  const { t } = useTranslation('offers');
  const offers = useOffers().filter(({ category = '' }) => !without.includes(category));
  const last = offers.at(-1);
  if (!last) return null;
  return (
    <Ending until={last.until}>
      <Section heading={t('title')}>
        <CardGrid columns={3}>
          {offers.map((offer) => (
            <Ending key={offer.id} until={offer.until}>
              <Card
                media={offer.picture && <OfferPicture offer={offer} sizes={CARD} />}
                footer={
                  offer.category ? (
                    <CatalogueLink category={offer.category} title={offer.title} />
                  ) : (
                    <BookLink of={offer.of} />
                  )
                }
              >
                <OfferNote offer={offer} headingLevel={3} />
              </Card>
              <OfferData offer={offer} />
            </Ending>
          ))}
        </CardGrid>
      </Section>
    </Ending>
  );
}
