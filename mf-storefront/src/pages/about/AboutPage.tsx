import { useShop } from '@shop/shared-contract';
import { CardGrid, Hero, IconTile, PageHead, Section, ShopData } from '@shop/shared-ui';
import { Eye, HandHeart, Handshake, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BookingBand } from '../../bookingBand/BookingBand';
import { Story } from './Story';
import { Team } from './Team';

const values = [
  ['honesty', Eye],
  ['care', Wrench],
  ['respect', Handshake],
  ['community', HandHeart],
] as const;

function Values() {
  const { t } = useTranslation('about');
  return (
    <Section tone="tinted" heading={t('values.title')}>
      <CardGrid columns={4}>
        {values.map(([value, Icon]) => (
          <IconTile key={value} icon={<Icon />} heading={t(`values.${value}.title`)}>
            <p>{t(`values.${value}.text`)}</p>
          </IconTile>
        ))}
      </CardGrid>
    </Section>
  );
}

export function AboutPage() {
  const { t } = useTranslation('about');
  const { founded } = useShop();
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description', { year: founded })} />
      <ShopData />
      <Hero title={t('hero.title', { year: founded })} lead={t('hero.text')} />
      <Story />
      <Values />
      <Team />
      <BookingBand title={t('cta.title')} text={t('cta.text')} />
    </>
  );
}
