import { DataError, type Product, type TireOffer } from '@shop/shared-data';
import { type BookingTiresRow, listVehicleTires } from '@shop/shared-data/staff';
import { formatPrice } from '@shop/shared-i18n';
import {
  ChoiceGroup,
  FormStatus,
  SearchField,
  SelectField,
  useErrorTranslator,
} from '@shop/shared-ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TirePromises } from '../../shop/products/TirePromises';
import { useHeldTires } from '../../shop/products/useHeldTires';
import { queryKeys } from '../../shop/rows/queryKeys';
import styles from './BookingTires.module.css';
import { otherSizes, unmatchedOriginalTires } from './tireAdvice';
import type { TireChoice } from './useTireChoice';

interface Chosen {
  chosen: Product | undefined;
  vehicle: string;
  held: readonly BookingTiresRow[];
  products: readonly Product[];
}

/** Advice only: staff may promise the tire all the same. */
function useTireAdvice({ chosen, vehicle, held, products }: Chosen) {
  const { data: table = [] } = useQuery({
    queryKey: queryKeys.vehicleTires,
    queryFn: listVehicleTires,
    enabled: vehicle.trim() !== '',
  });
  if (!chosen) return [];
  const sizes = held.map((tires) => products.find(({ id }) => id === tires.product)?.size ?? '');
  return [
    { key: 'otherSize', tires: otherSizes(chosen, sizes).join(', ') },
    { key: 'notOriginal', tires: unmatchedOriginalTires(chosen, vehicle, table).join(', ') },
  ].filter(({ tires }) => tires !== '') as { key: 'otherSize' | 'notOriginal'; tires: string }[];
}

function TireOfferPrice({ offer: { data, error } }: { offer: UseQueryResult<TireOffer | null> }) {
  const { t } = useTranslation('adminBookingTires');
  const { explainLoadFailure } = useErrorTranslator();
  if (data === undefined && error) {
    return (
      <FormStatus tone="error" title={t('add.priceFailure')}>
        {explainLoadFailure(error)}
      </FormStatus>
    );
  }
  return (
    <p role="status" className={styles.price}>
      {data
        ? t('add.price', { price: formatPrice(data.installed) })
        : t(data === null ? 'problems.tires_sold' : 'add.pricing')}
    </p>
  );
}

/** The name of a tire with its size, which staff may have written into the name: `private.tire_name` names it so too. */
export const tireName = ({ name, size }: Pick<Product, 'name' | 'size'>) =>
  size && !name.toUpperCase().includes(size) ? `${name} · ${size}` : name;

/** Why staff see them on the shelf and cannot promise them. */
function PromisedTires({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('admin');
  const held = useHeldTires();
  return (
    <ul className={styles.rows}>
      {products.map((product) => (
        <li key={product.id}>
          <span>
            {`${tireName(product)}: ${t('stock.here', { count: product.quantity ?? 0 })}`}
          </span>
          <TirePromises product={product} held={held.get(product.id)} />
        </li>
      ))}
    </ul>
  );
}

interface Props {
  choice: TireChoice;
  /** The vehicle of the booking in words; empty when unknown. */
  vehicle: string;
  held?: readonly BookingTiresRow[];
  onChange: () => void;
}

export function TireFields({ choice, vehicle, held = [], onChange }: Props) {
  const { t } = useTranslation('adminBookingTires');
  const { explainLoadFailure } = useErrorTranslator();
  const { search, products, shown, chosen, count, offer } = choice;
  const searchBox = useRef<HTMLInputElement>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => searchBox.current?.focus(), []);
  const hasResults = shown.length > 0;
  // What was found stands below the search, which may be the last line that shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice and its price show more.
  useEffect(() => {
    if (hasResults) top.current?.scrollIntoView();
  }, [hasResults, chosen?.id, offer.data]);
  const advice = useTireAdvice({ chosen, vehicle, held, products: products.data ?? [] });
  const failure = products.error ?? (choice.isBroken ? new DataError('unreachable') : undefined);
  const isEmpty = search.trim() !== '' && products.data && shown.length === 0 && !failure;
  const isPromised = choice.promised.length > 0;
  return (
    <>
      <div ref={top} className={styles.search}>
        <SearchField
          ref={searchBox}
          label={t('add.search')}
          value={search}
          onChange={({ target }) => {
            choice.setSearch(target.value);
            onChange();
          }}
          onKeyDown={(event) => {
            // It ends the search: what this has chosen is not added yet.
            if (event.key === 'Enter' && chosen && !choice.isPressed) event.preventDefault();
          }}
        />
      </div>
      {failure && (
        <FormStatus tone="error" title={t('add.loadFailure')}>
          {explainLoadFailure(failure)}
        </FormStatus>
      )}
      <p role="status" className={styles.note}>
        {[
          products.isLoading && t('add.loading'),
          isEmpty && choice.isSearching && t('add.searching'),
          isEmpty &&
            !choice.isSearching &&
            t(isPromised ? 'add.promised' : 'add.nothing', { search }),
          choice.hasMore && t('add.more'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {isEmpty && isPromised && <PromisedTires products={choice.promised} />}
      {hasResults && (
        <ChoiceGroup
          legend={t('add.product')}
          name="added-tire"
          columns={1}
          value={chosen?.id}
          onChange={(id) => {
            choice.choose(id);
            onChange();
          }}
          options={shown.map((product) => ({
            value: product.id,
            label: [tireName(product), product.brand].filter(Boolean).join(' · '),
            detail: [
              t('add.detail', { price: formatPrice(product.price) }),
              product.available !== null && t('add.available', { count: product.available }),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
      {chosen && (
        <>
          {advice.map(({ key, tires }) => (
            <FormStatus key={key} tone="info">
              {t(`advice.${key}`, { tires })}
            </FormStatus>
          ))}
          <div className={styles.count}>
            <SelectField
              label={t('add.count')}
              name="added-count"
              options={choice.counts.map((value) => ({ value, label: value }))}
              value={String(count)}
              onChange={({ target }) => {
                choice.setCount(Number(target.value));
                onChange();
              }}
            />
          </div>
          <TireOfferPrice offer={offer} />
        </>
      )}
    </>
  );
}
