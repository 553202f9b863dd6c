import { parseAmount } from '@shop/shared-contract';
import { offeredPrice } from '@shop/shared-data';
import {
  addOffer,
  editOffer,
  listOffers,
  listServices,
  offerSchema,
  offerValues,
  removedOffers,
  removeOffer,
  type ShopOffer,
  type ShopOfferInput,
  shopNow,
  shopToday,
} from '@shop/shared-data/staff';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { Badge, SelectField, TextField } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWorkState } from '../../../kit/delivery/useWorkState';
import { FieldRow } from '../../../kit/forms/FieldRow';
import type { ResourceForm } from '../../../kit/forms/useResourceForm';
import { ResourcePage } from '../../../kit/resources/ResourcePage';
import type { Resource } from '../../../kit/resources/resource';
import { serviceName } from '../../../shop/names/serviceName';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { formatShopDateTime } from '../../../shop/times/shopTime';

type OfferForm = ResourceForm<ShopOffer | undefined, ShopOfferInput>;

const useServices = () =>
  useQuery({ queryKey: queryKeys.services, queryFn: listServices }).data ?? [];

/** The service, and what the offer takes off its price, with what is then left. */
function DiscountFields({ form: { field, form } }: { form: OfferForm }) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'offers' });
  const { language } = useLanguage();
  const services = useServices();
  const { service, discount, off } = form.watch();
  const price = services.find(({ id }) => id === service)?.price;
  const amount = parseAmount(off);
  const left =
    price && discount !== 'none' && amount > 0
      ? formatPrice(offeredPrice(price, { [discount]: amount }))
      : undefined;
  return (
    <>
      <SelectField
        {...field('service')}
        // A select does not show a value whose option comes later.
        key={services.length}
        hint={t('hints.service')}
        options={[
          { value: '', label: t('noService') },
          ...services.map((each) => ({ value: each.id, label: serviceName(each, language) })),
        ]}
      />
      {service && (
        <FieldRow>
          <SelectField
            {...field('discount')}
            options={(['none', 'percent', 'amount'] as const).map((value) => ({
              value,
              label: t(`discounts.${value}`),
            }))}
          />
          {discount !== 'none' && <TextField {...field('off')} inputMode="decimal" required />}
        </FieldRow>
      )}
      {service && left && price && (
        <p role="status">{t('left', { price: formatPrice(price), left })}</p>
      )}
    </>
  );
}

/** From when and until when, on the shop's clock, and how fast it is then on the site. */
function TimeFields({ form: { field } }: { form: OfferForm }) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'offers' });
  const { data: holder } = useWorkState(({ publishing }) => publishing.holder);
  const time = { type: 'datetime-local', required: true, max: '2099-12-31T23:59' } as const;
  return (
    <>
      <FieldRow>
        <TextField {...field('starts')} {...time} />
        <TextField {...field('ends')} {...time} />
      </FieldRow>
      <p>{t(holder ? 'live.soon' : 'live.scheduled')}</p>
    </>
  );
}

const tones = { coming: 'info', running: 'success', over: 'neutral' } as const;

function stateOf({ starts_at, ends_at }: ShopOffer): keyof typeof tones {
  const now = shopNow();
  if (now < Date.parse(starts_at)) return 'coming';
  return now < Date.parse(ends_at) ? 'running' : 'over';
}

function useOffers(): Resource<ShopOffer, ShopOfferInput> {
  const { t } = useTranslation('adminSettings');
  const { language } = useLanguage();
  const services = useServices();
  const nameOf = ({ title, title_es }: ShopOffer) =>
    language === 'es' ? title_es || title : title || title_es;
  const offOf = ({ percent, amount }: ShopOffer) => {
    if (percent !== null) return `${percent}%`;
    return amount === null ? '' : formatPrice(amount);
  };
  const today = shopToday();
  return {
    name: queryKeys.offers,
    words: t('offers', { returnObjects: true }),
    schema: offerSchema,
    requests: {
      list: listOffers,
      add: addOffer,
      edit: editOffer,
      remove: removeOffer,
      removed: removedOffers,
    },
    nameOf,
    publishedAs: 'offers',
    heading: { id: 'offer' },
    columns: [
      {
        id: 'service',
        value: (offer) => {
          const found = services.find(({ id }) => id === offer.service);
          return [found && serviceName(found, language), offOf(offer)].filter(Boolean).join(', ');
        },
      },
      {
        id: 'starts',
        value: ({ starts_at }) => starts_at,
        cell: ({ starts_at }) => formatShopDateTime(starts_at, language),
      },
      {
        id: 'ends',
        value: ({ ends_at }) => ends_at,
        cell: ({ ends_at }) => formatShopDateTime(ends_at, language),
      },
      {
        id: 'state',
        cell: (offer) => (
          <Badge tone={tones[stateOf(offer)]}>{t(`offers.states.${stateOf(offer)}`)}</Badge>
        ),
      },
    ],
    fields: [
      ['title', 'title_es'],
      ...(['text', 'text_es'] as const),
      (form) => <DiscountFields form={form} />,
      (form) => <TimeFields form={form} />,
      ['small_print', 'small_print_es'],
    ],
    blank: { discount: 'none', starts: `${today}T08:00`, ends: `${today}T17:00` },
    valuesOf: offerValues,
    describe: (name, value) =>
      name === 'discount'
        ? t(`offers.discounts.${value as ShopOfferInput['discount']}`)
        : undefined,
  };
}

export const OffersSettings = () => <ResourcePage resource={useOffers()} />;
