import { useLanguage } from '@shop/shared-i18n';
import { ButtonLink, Card, CardGrid, Section, VisuallyHidden } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { bookingPath } from '../bookingPath';
import { Ending } from './Ending';
import { OfferData } from './OfferData';
import { OfferNote } from './OfferNote';
import { type ShownOffer, useOffers } from './useOffers';

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

/** All offers that run. Renders nothing where none does. */
export function OffersSection() {
  const { t } = useTranslation('offers');
  const offers = useOffers();
  const last = offers.at(-1);
  if (!last) return null;
  return (
    <Ending until={last.until}>
      <Section heading={t('title')}>
        <CardGrid columns={3}>
          {offers.map((offer) => (
            <Ending key={offer.id} until={offer.until}>
              <Card footer={<BookLink of={offer.of} />}>
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
