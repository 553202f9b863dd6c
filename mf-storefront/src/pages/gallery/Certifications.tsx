import { useTranslate } from '@shop/shared-i18n';
import { Card, CardGrid, IconTile, Section } from '@shop/shared-ui';
import { BadgeCheck, GraduationCap } from 'lucide-react';
import { galleryLocales } from './locales/galleryLocales';

const papers = [
  ['ase', BadgeCheck],
  ['icar', GraduationCap],
] as const;

export function Certifications() {
  const t = useTranslate(galleryLocales);
  return (
    <Section heading={t('certifications.title')}>
      <CardGrid columns={2}>
        {papers.map(([paper, Icon]) => (
          <Card key={paper}>
            <IconTile icon={<Icon />} heading={t(`certifications.${paper}.title`)}>
              <p>{t(`certifications.${paper}.text`)}</p>
            </IconTile>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
