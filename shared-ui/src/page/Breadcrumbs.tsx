import { publicAddress, useShop } from '@shop/shared-contract';
import { pathIn, useLanguage } from '@shop/shared-i18n';
import { StructuredData } from './StructuredData';

interface Props {
  /** From the home page to this page, both included. */
  trail: readonly { name: string; path: string }[];
}

/** Renders structured data for search engines, and nothing that visitors see. */
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
