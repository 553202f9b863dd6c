import { publicAddress, publicOrigin, useShop } from '@shop/shared-contract';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  localeOf,
  pathIn,
  useLanguage,
} from '@shop/shared-i18n';
import { useLocation } from '@shop/shared-vendor';
import { useTranslation } from 'react-i18next';
import { townOf } from './townOf';

/** A picture that messengers show with a link: PNG, JPEG or WebP. */
export interface SharedPicture {
  address: string;
  /** What it shows. */
  alt: string;
  /** Of `SHARED_PICTURE_SIZE`, which the site's own pictures have. */
  hasUsualSize: boolean;
}

interface Props {
  title: string;
  /** For search results and shared links. A page without a description is not indexed. */
  description?: string | undefined;
  /** The shop's own picture by default. */
  image?: SharedPicture | undefined;
  type?: 'website' | 'article' | undefined;
  /** Names the town in the title, for pages that people look for near them. */
  isLocal?: boolean | undefined;
  /** In which the page exists. */
  languages?: readonly Language[] | undefined;
}

/** Pixels. */
const SHARED_PICTURE_SIZE = { width: '1200', height: '630' };

export function PageHead({
  title,
  description,
  image,
  type = 'website',
  isLocal = false,
  languages = LANGUAGES,
}: Props) {
  const { t } = useTranslation('common');
  const { name, addressLine2 } = useShop();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const { town } = townOf(addressLine2);
  const full = `${isLocal && town ? t('inTown', { what: title, town }) : title} | ${name}`;
  if (!description) {
    return (
      <>
        <title>{full}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  // The router matches in any letter case; public addresses are in lower case.
  const path = pathname.replace(/(.)\/$/, '$1').toLowerCase();
  const addressIn = (other: typeof language) => publicAddress(pathIn(other, path));
  const picture: SharedPicture = image ?? {
    address: '/social.png',
    alt: t('sharedPicture', { name }),
    hasUsualSize: true,
  };
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={localeOf(language).replace('-', '_')} />
      <meta property="og:image" content={publicAddress(picture.address)} />
      {picture.hasUsualSize && (
        <>
          <meta property="og:image:width" content={SHARED_PICTURE_SIZE.width} />
          <meta property="og:image:height" content={SHARED_PICTURE_SIZE.height} />
        </>
      )}
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {publicOrigin() && (
        <>
          <meta property="og:url" content={addressIn(language)} />
          <link rel="canonical" href={addressIn(language)} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={addressIn(languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : language)}
          />
        </>
      )}
    </>
  );
}
