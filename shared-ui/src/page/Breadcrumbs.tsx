import { publicAddress, useShop } from '@shop/shared-contract';
import { pathIn, useLanguage } from '@shop/shared-i18n';
import { StructuredData } from './StructuredData';

interface Props {
  /** The path from the home page to this page, which is the last. */
  trail: readonly { name: string; path: string }[];
}

/** Describes the page's position in the site to search engines, as structured data. */
export function Breadcrumbs({ trail }: Props) {
  const { name } = useShop();
  const { language } = useLanguage();
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: [{ name, path: '/' }, ...trail].map((step, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          name: step.name,
          item: publicAddress(pathIn(language, step.path)),
        })),
      }}
    />
  );
}
