import { useShop } from '@shop/shared-contract';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { Card, CardGrid, formatDuration, Heading, Section, TextLink } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { bookingPath } from '../../bookingPath';

/**
 * The services of the shop with their prices, each with a link that books it. Renders nothing until
 * services have been published.
 */
export function Prices() {
  const { t } = useTranslation('services');
  const { language } = useLanguage();
  const { services = [] } = useShop();
  if (services.length === 0) return null;
  return (
    <Section heading={t('prices.title')} lead={t('prices.text')}>
      <CardGrid columns={3}>
        {services.map(({ id, name, description, minutes, price, inWizard }) => (
          <Card key={id} interactive={inWizard}>
            <Heading level={3}>
              {inWizard ? (
                <TextLink look="plain" stretched to={bookingPath({ service: id })}>
                  {name[language]}
                </TextLink>
              ) : (
                name[language]
              )}
            </Heading>
            {description && <p>{description[language]}</p>}
            <p>{`${formatDuration(minutes, language)} · ${formatPrice(price, language)}`}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
