import { Widget } from '@shop/shared-contract';
import { Card, CardGrid, IconTile, PageHead, Section, ShopData } from '@shop/shared-ui';
import { BadgeDollarSign, MessagesSquare, ShieldCheck, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BookingBand } from '../../bookingBand/BookingBand';
import { HomeHero } from './HomeHero';
import { MakePicker } from './MakePicker';

const reasons = [
  ['prices', BadgeDollarSign],
  ['people', MessagesSquare],
  ['speed', Timer],
  ['warranty', ShieldCheck],
] as const;

function WhyChooseUs() {
  const { t } = useTranslation('home');
  return (
    <Section heading={t('why.title')} lead={t('why.text')}>
      <CardGrid columns={4}>
        {reasons.map(([reason, Icon]) => (
          <Card key={reason}>
            <IconTile icon={<Icon />} heading={t(`why.${reason}.title`)}>
              <p>{t(`why.${reason}.text`)}</p>
            </IconTile>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

export function HomePage() {
  const { t } = useTranslation('home');
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
