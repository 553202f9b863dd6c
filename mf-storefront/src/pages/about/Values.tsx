import { useTranslate } from '@shop/shared-i18n';
import { CardGrid, IconTile, Section } from '@shop/shared-ui';
import { Eye, HandHeart, Handshake, Wrench } from 'lucide-react';
import { aboutLocales } from './locales/aboutLocales';

const values = [
  ['honesty', Eye],
  ['care', Wrench],
  ['respect', Handshake],
  ['community', HandHeart],
] as const;

export function Values() {
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
