import { isWholePhone, phoneDigits } from '@shop/shared-contract';
import { type Booking, type BookingForm, listVisits, shopNow } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import type { SchemaForm } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../kit/editing/Chips';
import { queryKeys } from '../../shop/rows/queryKeys';
import { formatShopDateTime } from '../../shop/times/shopTime';
import { peopleOf } from '../customers/people';
import styles from './KnownCustomer.module.css';

type Filled = Pick<BookingForm, 'name' | 'vehicle' | 'plate' | 'language'>;

const carOf = ({ vehicle, plate }: Pick<Booking, 'vehicle' | 'plate'>) =>
  [vehicle, plate].filter(Boolean).join(', ');

const hasBegun = (starts_at: string | null) =>
  starts_at !== null && Date.parse(starts_at) <= shopNow();

/** Whether the customer came, as far as staff have said. */
const isVisit = (status: Booking['status']) => status === 'confirmed' || status === 'completed';

/** Fills name, car and language from the earlier bookings of the phone number, except what staff have typed. */
export function KnownCustomer({ form }: { form: SchemaForm<BookingForm>['form'] }) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const phone = form.watch('phone');
  const digits = phoneDigits(phone);
  const { data: found = [] } = useQuery({
    queryKey: [...queryKeys.bookings, 'visits', digits],
    queryFn: () => listVisits(digits),
    enabled: isWholePhone(phone),
  });
  const people = peopleOf(found);
  // Two people can share a number: then staff choose who is calling.
  const [chosen, setChosen] = useState<{ digits: string; name: string }>();
  const person =
    people.length > 1
      ? people.find(({ name }) => chosen?.digits === digits && name === chosen.name)
      : people[0];
  const visits = person?.bookings ?? [];
  const filled = useRef<Filled>({ name: '', vehicle: '', plate: '', language });
  const fill = useCallback(
    (values: Partial<Filled>) => {
      for (const name of Object.keys(values) as (keyof Filled)[]) {
        const value = values[name] ?? '';
        if (form.getValues(name) !== filled.current[name]) continue;
        form.setValue(name, value, {
          shouldDirty: true,
          shouldValidate: form.formState.isSubmitted,
        });
        filled.current = { ...filled.current, [name]: value };
      }
    },
    [form],
  );
  const [latest] = visits;
  const past = visits.filter(({ starts_at, status }) => hasBegun(starts_at) && isVisit(status));
  const next = visits.findLast(
    ({ starts_at, status }) => starts_at && !hasBegun(starts_at) && status === 'confirmed',
  );
  const whenOf = (visit?: Booking) =>
    visit?.starts_at ? formatShopDateTime(visit.starts_at, language) : '';
  const car = visits.find(({ vehicle }) => vehicle !== '');
  const blank = useRef(filled.current);
  useEffect(() => {
    const { name, language: speaks } = latest ?? blank.current;
    const { vehicle, plate } = car ?? blank.current;
    fill({ name, language: speaks, vehicle, plate });
  }, [latest, car, fill]);

  const cars = new Map(visits.map((visit) => [carOf(visit), visit]));
  cars.delete('');
  return (
    <>
      {people.length > 1 && (
        <Chips
          legend={t('enter.people', { count: people.length })}
          type="radio"
          options={people.map(({ name }) => ({ value: name, label: name }))}
          values={person ? [person.name] : []}
          onToggle={(name) => {
            // Pressed, not guessed: it replaces what is typed.
            filled.current = { ...filled.current, ...form.getValues() };
            setChosen({ digits, name });
          }}
        />
      )}
      <p role="status" className={styles.known}>
        {latest &&
          [
            t('enter.known', { count: past.length, when: whenOf(past[0]) }),
            next && t('enter.coming', { when: whenOf(next) }),
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
      {cars.size > 1 && (
        <Chips
          legend={t('enter.cars')}
          type="radio"
          options={[...cars.keys()].map((value) => ({ value, label: value }))}
          values={[carOf({ vehicle: form.watch('vehicle'), plate: form.watch('plate') })]}
          onToggle={(value) => {
            const { vehicle = '', plate = '' } = cars.get(value) ?? {};
            // Pressed, not guessed: it replaces what is typed.
            filled.current = { ...filled.current, ...form.getValues() };
            fill({ vehicle, plate });
          }}
        />
      )}
    </>
  );
}
