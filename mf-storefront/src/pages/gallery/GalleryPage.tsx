import { useTranslate } from '@shop/shared-i18n';
import { Hero, PageHead } from '@shop/shared-ui';
import { BeforeAfter } from './BeforeAfter';
import { Certifications } from './Certifications';
import { Equipment } from './Equipment';
import { ExpertTeam } from './ExpertTeam';
import { galleryLocales } from './locales/galleryLocales';
import { Tour } from './Tour';

export function GalleryPage() {
  const t = useTranslate(galleryLocales);
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <Hero title={t('hero.title')} lead={t('hero.text')} />
      <BeforeAfter />
      <Tour />
      <ExpertTeam />
      <Equipment />
      <Certifications />
    </>
  );
}
