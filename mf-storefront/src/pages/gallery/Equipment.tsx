import { Card, CardGrid, FallbackImage, Heading, Section } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import alignment from '../../pictures/equipment-alignment.svg';
import balancer from '../../pictures/equipment-balancer.svg';
import lift from '../../pictures/equipment-lift.svg';
import bay from '../../pictures/workshop-bay.svg';

const machines = [
  ['lift', lift],
  ['alignment', alignment],
  ['balancer', balancer],
] as const;

export function Equipment() {
  const { t } = useTranslation('gallery');
  return (
    <Section tone="tinted" heading={t('equipment.title')} lead={t('equipment.text')}>
      <CardGrid columns={3}>
        {machines.map(([machine, picture]) => (
          <Card
            key={machine}
            as="article"
            media={
              <FallbackImage
                src={picture}
                fallback={bay}
                alt={t(`equipment.${machine}.picture`)}
                width={800}
                height={500}
              />
            }
          >
            <Heading level={3}>{t(`equipment.${machine}.title`)}</Heading>
            <p>{t(`equipment.${machine}.text`)}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
