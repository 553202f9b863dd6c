import { useShop } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { CardGrid, Hero, IconTile, PageHead, Section, ShopData } from '@shop/shared-ui';
import { Eye, HandHeart, Handshake, Wrench } from 'lucide-react';
import { BookingBand } from '../../bookingBand/BookingBand';
import { aboutLocales } from './locales/aboutLocales';
import { Story } from './Story';
import { Team } from './Team';

const values = [
  ['honesty', Eye],
  ['care', Wrench],
  ['respect', Handshake],
  ['community', HandHeart],
] as const;

function Values() {
  const t = useTranslate(aboutLocales);
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
  const t = useTranslate(aboutLocales);
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
