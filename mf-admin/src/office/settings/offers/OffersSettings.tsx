import {
  addOffer,
  editOffer,
  listOffers,
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
import { Badge } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { usePictureDialogs } from '../../../kit/pictures/usePictureDialogs';
import { ResourcePage } from '../../../kit/resources/ResourcePage';
import type { Resource } from '../../../kit/resources/resource';
import { serviceName } from '../../../shop/names/serviceName';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { formatShopDateTime } from '../../../shop/times/shopTime';
import { OfferPictureField, OfferSubject, OfferTimes, useOfferedServices } from './OfferFields';

const tones = { coming: 'info', running: 'success', over: 'neutral' } as const;

function stateOf({ starts_at, ends_at }: ShopOffer): keyof typeof tones {
  const now = shopNow();
  if (now < Date.parse(starts_at)) return 'coming';
  return now < Date.parse(ends_at) ? 'running' : 'over';
}

function useOffers(): Resource<ShopOffer, ShopOfferInput> {
  const { t } = useTranslation('adminSettings');
  const { language } = useLanguage();
  const services = useOfferedServices();
  const pictures = usePictureDialogs();
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
    isVisible: (offer) => stateOf(offer) === 'running',
    heading: { id: 'offer' },
    columns: [
      {
        id: 'service',
        value: (offer) => {
          if (offer.category) return t(`offers.categories.${offer.category}`);
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
      (form) => <OfferSubject form={form} />,
      (form) => <OfferTimes form={form} />,
      ['small_print', 'small_print_es'],
      (form) => <OfferPictureField form={form} pictures={pictures} />,
    ],
    blank: { discount: 'none', starts: `${today}T08:00`, ends: `${today}T17:00` },
    valuesOf: offerValues,
    describe: (name, value) => {
      if (name === 'discount') return t(`offers.discounts.${value as ShopOfferInput['discount']}`);
      // Its field is there only without a service.
      return name === 'category' && value
        ? t(`offers.categories.${value as NonNullable<ShopOffer['category']>}`)
        : undefined;
    },
    question: pictures.dialog,
  };
}

export const OffersSettings = () => <ResourcePage resource={useOffers()} />;
