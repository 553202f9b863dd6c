import { useShop } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Hero, PageHead, ShopData } from '@shop/shared-ui';
import { BookingBand } from '../../bookingBand/BookingBand';
import { aboutLocales } from './locales/aboutLocales';
import { Story } from './Story';
import { Team } from './Team';
import { Values } from './Values';

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
