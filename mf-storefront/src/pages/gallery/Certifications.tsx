import { useTranslate } from '@shop/shared-i18n';
import { Card, CardGrid, IconTile, Section } from '@shop/shared-ui';
import { BadgeCheck, GraduationCap } from 'lucide-react';
import { galleryLocales } from './locales/galleryLocales';

const certifications = [
  ['ase', BadgeCheck],
  ['icar', GraduationCap],
] as const;

export function Certifications() {
  const t = useTranslate(galleryLocales);
  return (
    <Section heading={t('certifications.title')}>
      <CardGrid columns={2}>
        {certifications.map(([certification, Icon]) => (
          <Card key={certification}>
            <IconTile icon={<Icon />} heading={t(`certifications.${certification}.title`)}>
              <p>{t(`certifications.${certification}.text`)}</p>
            </IconTile>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
