import { useTranslate } from '@shop/shared-i18n';
import { Card, CardGrid, IconTile, Section } from '@shop/shared-ui';
import { BadgeDollarSign, MessagesSquare, ShieldCheck, Timer } from 'lucide-react';
import { homeLocales } from './locales/homeLocales';

const reasons = [
  ['prices', BadgeDollarSign],
  ['people', MessagesSquare],
  ['speed', Timer],
  ['warranty', ShieldCheck],
] as const;

export function WhyChooseUs() {
  const t = useTranslate(homeLocales);
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
