import { paths, publicAddress } from '@shop/shared-contract';
import type { ServicePageContent } from '@shop/shared-data/service-pages';
import { pathIn, useLanguage } from '@shop/shared-i18n';
import { Breadcrumbs, StructuredData, shopId } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { sharedPictureOf } from '../../lists/pictureOf';
import { useServiceText } from './useServiceText';

/** What search engines read of a service. One whose price is asked for has no offer. */
export function ServiceData({ content: { service, jobs } }: { content: ServicePageContent }) {
  const { t } = useTranslation('service');
  const { language } = useLanguage();
  const { id, price } = service;
  const name = service.name[language];
  const description = useServiceText(service);
  const path = paths.service(id);
  const url = publicAddress(pathIn(language, path));
  const picture = sharedPictureOf(jobs[0]?.secondPicture);
  return (
    <>
      <StructuredData
        data={{
          '@type': 'Service',
          name,
          url,
          ...(description && { description: description.text }),
          ...(picture && { image: publicAddress(picture) }),
          provider: { '@id': shopId() },
          ...(price > 0 && {
            offers: { '@type': 'Offer' as const, price, priceCurrency: 'USD', url },
          }),
        }}
      />
      <Breadcrumbs
        trail={[
          { name: t('eyebrow'), path: paths.services() },
          { name, path },
        ]}
      />
    </>
  );
}
