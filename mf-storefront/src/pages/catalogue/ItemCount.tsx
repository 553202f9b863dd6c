import { useLanguage, useMessages } from '@shop/shared-i18n';
import { formatCount } from './formatCount';
import { catalogueMessages } from './messages/catalogueMessages';

/** How many items are found; said politely whenever it changes. */
export function ItemCount({ count }: { count: number }) {
  const t = useMessages(catalogueMessages);
  const { language } = useLanguage();
  return (
    <p role="status">
      {t(count === 1 ? 'results.one' : 'results.other', { count: formatCount(count, language) })}
    </p>
  );
}
