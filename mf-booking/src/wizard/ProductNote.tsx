import { publishedProducts } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { useLocation } from '@shop/shared-vendor';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from './draft';

/**
 * Names the product of `/booking?product=<id>` in the notes, unless there is navigation state. Its price depends on the
 * work, so it is no part of the booking.
 */
export function ProductNote() {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const { search, state, key } = useLocation();
  const { named, addNote } = useDraft();
  const product = state ? null : new URLSearchParams(search).get('product');
  const entry = key + search;
  useEffect(() => {
    if (!product || named === entry) return;
    publishedProducts().then(
      (products) => {
        const found = products.find(({ id }) => id === product);
        if (!found) return;
        const name = (language === 'es' && found.name_es) || found.name;
        const text = found.sku ? `${name} (${found.sku})` : name;
        addNote(t('prefill.product', { product: text }), entry);
      },
      (error) => console.info('[mf-booking] the notes do not name the product', error),
    );
  }, [product, named, entry, language, addNote, t]);
  return null;
}
