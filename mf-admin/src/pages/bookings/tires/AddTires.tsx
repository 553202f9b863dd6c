import { DataError } from '@shop/shared-data';
import { type AddedTires, addBookingTires, type Booking } from '@shop/shared-data/staff';
import { formatPrice, useLanguage, useTranslate } from '@shop/shared-i18n';
import {
  Button,
  ChoiceGroup,
  FormStatus,
  notify,
  SearchField,
  SelectField,
  useErrorTranslator,
  useSingleFlight,
} from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { queryKeys } from '../../../lists/queryKeys';
import styles from './BookingTires.module.css';
import { bookingTiresLocales } from './locales/bookingTiresLocales';
import { TireOffer } from './TireOffer';
import { tiresKey } from './tiresKey';
import { useTireChoice } from './useTireChoice';

const problems = ['tires_sold', 'price_changed', 'tires_listed', 'booking_closed'] as const;

interface Props {
  booking: Booking;
  onAdded: () => void;
}

/** Finds a tire in stock, shows what it costs installed, and promises it to the booking. */
export function AddTires({ booking, onAdded }: Props) {
  const t = useTranslate(bookingTiresLocales);
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const client = useQueryClient();
  const choice = useTireChoice();
  const { search, products, shown, chosen, count, offer } = choice;
  const searchBox = useRef<HTMLInputElement>(null);
  useEffect(() => searchBox.current?.focus(), []);

  const outcome = notify.outcome(`bookings/${booking.id}/tires/add`);
  const { mutateAsync, error, isPending, reset } = useMutation({
    mutationFn: (tires: AddedTires) => addBookingTires(tires),
    onSuccess: () => {
      outcome.succeeded(t('add.done'));
      onAdded();
    },
    onError: () => outcome.failed(t('add.failed')),
    // After a failure too: stock, price or the booking have changed.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.products });
      void client.invalidateQueries({ queryKey: tiresKey(booking.id) });
    },
  });
  // A rejection is in `error` and has its notification.
  const add = useSingleFlight((tires: AddedTires) => mutateAsync(tires).catch(() => undefined));
  const installed = offer.data?.installed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || installed === undefined) return;
    void add({ booking: booking.id, product: chosen.id, count, installed });
  };

  const problem = problems.find((code) => error instanceof DataError && error.code === code);
  const failure = products.error ?? (choice.isBroken ? new DataError('offline') : undefined);
  const isEmpty = search.trim() !== '' && products.data && shown.length === 0 && !failure;
  return (
    <form noValidate aria-label={t('add.title')} className={styles.form} onSubmit={submit}>
      <SearchField
        ref={searchBox}
        label={t('add.search')}
        value={search}
        onChange={({ target }) => {
          choice.setSearch(target.value);
          reset();
        }}
      />
      {failure && (
        <FormStatus tone="error" title={t('add.loadFailure')}>
          {explainFailure(failure)}
        </FormStatus>
      )}
      <p role="status" className={styles.note}>
        {products.isLoading && t('add.loading')}
        {isEmpty && (choice.isSearching ? t('add.searching') : t('add.nothing', { search }))}
        {choice.hasMore && t('add.more')}
      </p>
      {shown.length > 0 && (
        <ChoiceGroup
          legend={t('add.product')}
          name="added-tire"
          columns={1}
          value={chosen?.id}
          onChange={(id) => {
            choice.choose(id);
            reset();
          }}
          options={shown.map(({ id, name, size, brand, price, available }) => ({
            value: id,
            label: [name, size, brand].filter(Boolean).join(' · '),
            detail: [
              t('add.detail', { price: formatPrice(price, language) }),
              available !== null && t('add.available', { count: available }),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
      {chosen && (
        <>
          <div className={styles.count}>
            <SelectField
              label={t('add.count')}
              name="added-count"
              options={choice.counts.map((value) => ({ value, label: value }))}
              value={String(count)}
              onChange={({ target }) => {
                choice.setCount(Number(target.value));
                reset();
              }}
            />
          </div>
          <TireOffer offer={offer} />
        </>
      )}
      {error && (
        <FormStatus tone="error" title={t('add.failed')}>
          {problem ? t(`problems.${problem}`) : explainFailure(error)}
        </FormStatus>
      )}
      <div>
        <Button type="submit" size="sm" busy={isPending} disabled={installed === undefined}>
          {t('add.submit')}
        </Button>
      </div>
    </form>
  );
}
