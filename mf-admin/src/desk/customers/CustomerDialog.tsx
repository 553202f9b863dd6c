import { formatPhone, shopDay, useShop } from '@shop/shared-contract';
import { type Booking, type CustomerHistory, readCustomer } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { Button, Dialog, Heading, PlainButton, Skeleton, Stack, TextLink } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../kit/editing/Chips';
import { LoadFailure } from '../../kit/lists/LoadFailure';
import { StatusBadge } from '../../shop/bookings/StatusBadge';
import { useServiceNameById } from '../../shop/bookings/schedule';
import { servicesText } from '../../shop/bookings/servicesText';
import { queryKeys } from '../../shop/rows/queryKeys';
import { formatShopDateTime } from '../../shop/times/shopTime';
import { ContactLinks } from '../contact/ContactLinks';
import { mailLink } from '../contact/customerTexts';
import { useCustomerText } from '../contact/useCustomerText';
import { ForgetCustomer } from '../forgetting/ForgetCustomer';
import styles from './CustomerDialog.module.css';
import { carsOf } from './carsOf';
import { type Person, peopleOf } from './people';
import { RenameDialog } from './RenameDialog';

interface Props {
  /** One of the customer's bookings. */
  booking: string;
  onOpen: (booking: Booking) => void;
  onForgotten: () => void;
  onClose: () => void;
}

/** What the shop knows of a customer: visits, cars, tires and messages. */
export function CustomerDialog({ booking, onOpen, onForgotten, onClose }: Props) {
  const { t } = useTranslation('adminCard');
  const { t: common } = useTranslation('common');
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.customers, booking],
    queryFn: () => readCustomer(booking),
  });
  const people = peopleOf(data?.bookings ?? []);
  const [chosen, setChosen] = useState<string>();
  const person =
    people.find(({ name }) => name === chosen) ??
    people.find(({ bookings }) => bookings.some(({ id }) => id === booking)) ??
    people[0];
  const newest = person?.bookings[0];
  const [isRenaming, setRenaming] = useState(false);
  const own = data && person && people.length > 1 ? historyOf(data, person) : data;
  const isForgotten = newest?.forgotten_at != null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={newest && !isForgotten ? newest.name : t('customer.title')}
      footer={
        <Button variant="secondary" onClick={onClose}>
          {common('close')}
        </Button>
      }
    >
      {!data && error && (
        <LoadFailure title={t('customer.failed')} error={error} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton lines={8} />}
      {isForgotten && <p>{t('customer.gone')}</p>}
      {own && newest && !isForgotten && (
        <Stack>
          <Contact newest={newest} bookings={own.bookings} />
          <div>
            <Button size="sm" variant="quiet" icon={<Pencil />} onClick={() => setRenaming(true)}>
              {t('customer.rename.button')}
            </Button>
          </div>
          {people.length > 1 && (
            <Chips
              legend={t('customer.people', { count: people.length })}
              type="radio"
              options={people.map(({ name, bookings }) => ({
                value: name,
                label: `${name} (${bookings.length})`,
              }))}
              values={[newest.name]}
              onToggle={setChosen}
            />
          )}
          <Visits history={own} onOpen={onOpen} />
          <Cars bookings={own.bookings} />
          <Tires history={own} />
          <Timeline timeline={own.timeline} />
          <ForgetCustomer booking={newest} onForgotten={onForgotten} />
          {isRenaming && (
            <RenameDialog
              booking={newest}
              onRenamed={setChosen}
              onClose={() => setRenaming(false)}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

/** What of a history is one person's. A message of the contact form has no booking: it may be from either. */
const historyOf = (history: CustomerHistory, { bookings }: Person): CustomerHistory => {
  const isOwn = (id: string | null) => id === null || bookings.some((each) => each.id === id);
  return {
    count: bookings.length,
    bookings,
    tires: history.tires.filter(({ booking }) => isOwn(booking)),
    timeline: history.timeline.filter(({ booking }) => isOwn(booking)),
  };
};

interface PartProps {
  title: string;
  /** Shown when there are no items. */
  empty: string;
  items: readonly { id: string; content: ReactNode }[];
}

function Part({ title, empty, items }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading level={3} id={id} className={styles.title}>
        {title}
      </Heading>
      {items.length === 0 && <p className={styles.minor}>{empty}</p>}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map(({ id: key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const distinct = (values: readonly string[]) => [...new Set(values.filter(Boolean))];

interface ContactProps {
  newest: Booking;
  bookings: readonly Booking[];
}

function Contact({ newest, bookings }: ContactProps) {
  const { name: shop } = useShop();
  const text = useCustomerText(newest);
  const phones = distinct(bookings.map(({ phone }) => formatPhone(phone)));
  const emails = distinct(bookings.map(({ email }) => email.toLowerCase()));
  return (
    <>
      <p className={styles.contact}>
        {phones.map((phone) => (
          <span key={phone}>{phone}</span>
        ))}
        {emails.map((email) => (
          <TextLink key={email} href={mailLink(email, shop, text)}>
            {email}
          </TextLink>
        ))}
      </p>
      <ContactLinks booking={newest} />
    </>
  );
}

interface VisitsProps {
  history: CustomerHistory;
  onOpen: (booking: Booking) => void;
}

function Visits({ history: { bookings, count }, onOpen }: VisitsProps) {
  const { t } = useTranslation('adminCard');
  const { t: tBookings } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const serviceName = useServiceNameById();
  return (
    <>
      <Part
        title={t('customer.count', { count })}
        empty=""
        items={bookings.map((booking) => ({
          id: booking.id,
          content: (
            <PlainButton className={styles.visit} onClick={() => onOpen(booking)}>
              <span className={styles.when}>
                {formatShopDateTime(booking.starts_at ?? booking.created_at, language)}
              </span>
              <span>
                {[servicesText(booking, serviceName) || tBookings('noService'), booking.vehicle]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <StatusBadge booking={booking} />
            </PlainButton>
          ),
        }))}
      />
      {count > bookings.length && (
        <p className={styles.minor}>{t('customer.newest', { shown: bookings.length, count })}</p>
      )}
    </>
  );
}

function Cars({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('adminCard');
  const { language } = useLanguage();
  return (
    <Part
      title={t('customer.cars')}
      empty={t('customer.noCars')}
      items={carsOf(bookings).map(({ vehicle, plate, seen }) => ({
        id: vehicle,
        content: [vehicle, plate, formatDay(shopDay(seen), language, { dateStyle: 'medium' })]
          .filter(Boolean)
          .join(', '),
      }))}
    />
  );
}

function Tires({ history: { tires, bookings } }: { history: CustomerHistory }) {
  const { t } = useTranslation('adminCard');
  const { language } = useLanguage();
  const dayOf = (id: string) => {
    const visit = bookings.find((booking) => booking.id === id);
    const at = visit?.starts_at ?? visit?.created_at;
    return at && formatDay(shopDay(at), language, { dateStyle: 'medium' });
  };
  return (
    <Part
      title={t('customer.tires')}
      empty={t('customer.noTires')}
      items={tires.map(({ booking, name, count, state }) => ({
        id: `${booking} ${name}`,
        content: [
          `${count} × ${name}`,
          dayOf(booking),
          state === 'promised' && t('customer.promised', { count }),
        ]
          .filter(Boolean)
          .join(', '),
      }))}
    />
  );
}

function Timeline({ timeline }: Pick<CustomerHistory, 'timeline'>) {
  const { t } = useTranslation('adminCard');
  const { t: tBookings } = useTranslation('adminBookings');
  const { language } = useLanguage();
  return (
    <Part
      title={t('customer.timeline')}
      empty={t('customer.noMessages')}
      items={timeline.map(({ at, kind, channel, state, subject }, place) => ({
        id: `${at} ${place}`,
        content: (
          <>
            <span className={styles.minor}>
              {[
                t(`customer.states.${state}`, { when: formatShopDateTime(at, language) }),
                t(`customer.channels.${channel}`),
              ].join(' · ')}
            </span>
            <span>
              {kind === 'contact'
                ? t('customer.contact', { subject })
                : tBookings(`sent.kinds.${kind ?? 'other'}`)}
            </span>
          </>
        ),
      }))}
    />
  );
}
