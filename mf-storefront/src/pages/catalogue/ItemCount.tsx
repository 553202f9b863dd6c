import { useTranslate } from '@shop/shared-i18n';
import { formatCount } from './formatCount';
import { catalogueLocales } from './locales/catalogueLocales';

/** The number of items found, announced whenever it changes. */
export function ItemCount({ count }: { count: number }) {
  const t = useTranslate(catalogueLocales);
  return (
    <p role="status">
      {t(count === 1 ? 'results.one' : 'results.other', { count: formatCount(count) })}
    </p>
  );
}
