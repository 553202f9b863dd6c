import { callLink, type PublishedProduct, useShop } from '@shop/shared-contract';
import { installedPrice } from '@shop/shared-data';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { Button, ButtonLink, VisuallyHidden } from '@shop/shared-ui';
import { CalendarCheck, Phone, ShoppingCart } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { bookingLink, usualCount } from './bookingLink';
import { formatCount } from './formatCount';
import styles from './ProductDeal.module.css';
import { isTire, productTexts } from './product';
import { streetOf } from './streetOf';

/** What a set of a tire costs with its installation: `$565.28 for 4, installed`. */
function InstalledPrice({ product }: { product: PublishedProduct }) {
  const { t } = useTranslation('catalogue');
  const { installation: installationPrices } = useShop();
  const count = usualCount(product);
  const { total } = installedPrice({ ...product, count, settings: installationPrices });
  return (
    <p className={styles.installed}>
      <Trans
        t={t}
        i18nKey="item.total"
        values={{ count, price: formatPrice(total) }}
        components={{ strong: <strong className={styles.amount} /> }}
      />
    </p>
  );
}

function Stock({ product: { in_stock, available } }: { product: PublishedProduct }) {
  const { t } = useTranslation('catalogue');
  const { addressLine1 } = useShop();
  if (!in_stock) return <p className={styles.outOfStock}>{t('card.outOfStock')}</p>;
  return (
    <p className={styles.inStock}>
      {available === undefined
        ? t('card.inStock')
        : t('card.inStockAt', {
            replace: { street: streetOf(addressLine1), count: formatCount(available) },
          })}
    </p>
  );
}

interface PriceProps {
  product: PublishedProduct;
  /** Whether a page lists the parts of the installed price itself. */
  isItemized?: boolean;
}

/** The price that leads is what visitors pay: of tires in stock, that of a set with its installation. */
export function ProductPrice({ product, isItemized = false }: PriceProps) {
  const { t } = useTranslation('catalogue');
  const price = formatPrice(product.price);
  const isInstalled = product.in_stock && isTire(product) && !isItemized;
  return (
    <div className={styles.price}>
      {isInstalled && <InstalledPrice product={product} />}
      <p className={isInstalled ? styles.single : styles.amount}>
        {isInstalled ? t('card.each', { price }) : price}
      </p>
      <Stock product={product} />
    </div>
  );
}

interface ActionsProps {
  product: PublishedProduct;
  count?: number;
}

/** The brightest button leads to an appointment, or to a call where nothing is in stock. */
export function ProductActions({ product, count = usualCount(product) }: ActionsProps) {
  const { t } = useTranslation('catalogue');
  const { language } = useLanguage();
  const { phone } = useShop();
  const { in_stock } = product;
  const forProduct = <VisuallyHidden>{` ${productTexts(product, language).name}`}</VisuallyHidden>;
  return (
    <div className={styles.actions}>
      {in_stock && (
        <ButtonLink
          icon={<CalendarCheck />}
          to={bookingLink(product, count)}
          className={styles.leading}
        >
          <span>{t('card.book')}</span>
          {forProduct}
        </ButtonLink>
      )}
      <ButtonLink
        variant={in_stock ? 'secondary' : 'primary'}
        icon={<Phone />}
        href={callLink(phone)}
        className={in_stock ? styles.call : styles.leading}
      >
        {in_stock ? (
          <VisuallyHidden>{t('card.call')}</VisuallyHidden>
        ) : (
          <span>{t('card.call')}</span>
        )}
        {forProduct}
      </ButtonLink>
      <Button
        variant="quiet"
        size="sm"
        icon={<ShoppingCart />}
        disabled={!in_stock && t('card.outOfStock')}
        className={styles.cart}
      >
        <span>{t('card.addToCart')}</span>
        {forProduct}
      </Button>
    </div>
  );
}
