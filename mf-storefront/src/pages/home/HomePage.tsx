import { Widget } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { PageHead, Section, ShopData } from '@shop/shared-ui';
import { BookingBand } from '../../bookingBand/BookingBand';
import { HomeHero } from './HomeHero';
import { homeLocales } from './locales/homeLocales';
import { MakePicker } from './MakePicker';
import { WhyChooseUs } from './WhyChooseUs';

export function HomePage() {
  const t = useTranslate(homeLocales);
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <ShopData />
      <HomeHero />
      <WhyChooseUs />
      <MakePicker />
      <Section>
        <Widget name="symptom-checker" props={{ headingLevel: 2 }} />
      </Section>
      <BookingBand title={t('cta.title')} text={t('cta.text')} />
    </>
  );
}
