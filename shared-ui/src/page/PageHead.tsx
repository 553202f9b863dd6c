import { publicAddress, publicOrigin, useShop } from '@shop/shared-contract';
import { DEFAULT_LANGUAGE, LANGUAGES, localeOf, pathIn, useLanguage } from '@shop/shared-i18n';
import { useLocation } from '@shop/shared-vendor';

interface Props {
  title: string;
  /** For search results and shared links. A page without a description is not indexed. */
  description?: string | undefined;
  /** PNG or JPEG; the shop's own picture by default. */
  image?: string | undefined;
  type?: 'website' | 'article' | undefined;
}

const SHOP_PICTURE = '/social.png';

export function PageHead({ title, description, image = SHOP_PICTURE, type = 'website' }: Props) {
  const { name } = useShop();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const full = `${title} | ${name}`;
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
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      <meta property="og:locale" content={localeOf(language).replace('-', '_')} />
      <meta property="og:image" content={publicAddress(image)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      {publicOrigin() && (
        <>
          <meta property="og:url" content={addressIn(language)} />
          <link rel="canonical" href={addressIn(language)} />
          {LANGUAGES.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LANGUAGE)} />
        </>
      )}
    </>
  );
}
