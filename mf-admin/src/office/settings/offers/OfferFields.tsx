import { parseAmount } from '@shop/shared-contract';
import { offeredPrice } from '@shop/shared-data';
import {
  listServices,
  offerSchema,
  type ShopOffer,
  type ShopOfferInput,
} from '@shop/shared-data/staff';
import { formatPrice, useLanguage } from '@shop/shared-i18n';
import { SelectField, TextField } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useWorkState } from '../../../kit/delivery/useWorkState';
import { Fieldset } from '../../../kit/editing/Fieldset';
import { FieldRow } from '../../../kit/forms/FieldRow';
import type { ResourceForm } from '../../../kit/forms/useResourceForm';
import { PictureField } from '../../../kit/pictures/PictureField';
import type { PictureDialogs } from '../../../kit/pictures/usePictureDialogs';
import { serviceName } from '../../../shop/names/serviceName';
import { queryKeys } from '../../../shop/rows/queryKeys';

type OfferForm = ResourceForm<ShopOffer | undefined, ShopOfferInput>;

export const useOfferedServices = () =>
  useQuery({ queryKey: queryKeys.services, queryFn: listServices }).data ?? [];

/** The service, what the offer takes off its price and what is then left; or the catalogue. */
export function OfferSubject({ form: { field, form } }: { form: OfferForm }) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'offers' });
  const { language } = useLanguage();
  const services = useOfferedServices();
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
      {!service && (
        <SelectField
          {...field('category')}
          hint={t('hints.category')}
          options={offerSchema.shape.category.options.map((value) => ({
            value,
            label: value ? t(`categories.${value}`) : t('noCategory'),
          }))}
        />
      )}
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
export function OfferTimes({ form: { field } }: { form: OfferForm }) {
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

interface PictureProps {
  form: OfferForm;
  pictures: PictureDialogs;
}

/** Width by height, as pages show it. */
const ASPECT = 3 / 2;

export function OfferPictureField({ form: { form }, pictures }: PictureProps) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'offers' });
  return (
    <Fieldset legend={t('fields.picture')}>
      <PictureField
        name={t('fields.picture')}
        address={form.watch('picture')}
        onChange={(address) => form.setValue('picture', address, { shouldDirty: true })}
        aspect={ASPECT}
        dialogs={pictures}
      />
    </Fieldset>
  );
}
