import {
  type BookingDetails,
  type BookingReceipt,
  bookAppointment,
  bookingDetailsSchema,
  DataError,
  PriceChangedError,
  type TireOffer,
  type VisitPrices,
} from '@shop/shared-data';
import { useLanguage } from '@shop/shared-i18n';
import { useSchemaForm } from '@shop/shared-ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findRemedy } from '../rules/bookingFailure';
import { retryWhileBusy } from '../rules/retryWhileBusy';
import { offerOf } from '../tires/wantedTires';
import { useDraft } from './draft';
import { useVisit, useVisitTotals } from './useVisit';

export interface Booked {
  receipt: BookingReceipt;
  /** Of the visitor. */
  email: string;
}

/** It lives above the steps, so that going back loses nothing. `loadOffer` loads the price of the tires again. */
export function useBookingForm(
  loadOffer: () => Promise<TireOffer | null>,
  onBooked: (booked: Booked) => void,
) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const { tires, waits, texts, date, slot, getKey, ...draft } = useDraft();
  const { visit } = useVisit();
  const choice = `${visit} ${date} ${slot} ${tires?.product} ${tires?.count}`;
  const [sentChoice, setSentChoice] = useState('');
  const [isRetrying, setRetrying] = useState(false);
  /** What the database has named for the choice, where the page shows older prices. */
  const [quote, setQuote] = useState<{ choice: string; prices: VisitPrices }>();
  const quoted = quote?.choice === choice ? quote.prices : undefined;
  const { prices } = useVisitTotals(quoted);
  const honeypot = useRef<HTMLInputElement>(null);

  const send = async (details: BookingDetails) => {
    setSentChoice(choice);
    const [service = null, ...further] = visit;
    const website = honeypot.current?.value ?? '';
    const offer = offerOf(tires);
    if (tires && !offer) {
      const code = (await loadOffer()) ? 'price_changed' : 'tires_sold';
      throw new DataError('conflict', { code });
    }
    const request = {
      ...details,
      service,
      further,
      waits,
      date,
      slot,
      language,
      website,
      key: getKey(),
      prices: prices ? [...prices] : null,
      smsConsent: texts,
      tires:
        tires && offer
          ? [{ product: tires.product, count: tires.count, installed: offer.installed }]
          : [],
    };
    const attempts = retryWhileBusy(
      () => bookAppointment(request),
      () => setRetrying(true),
    ).finally(() => setRetrying(false));
    const receipt = await attempts.catch(async (failure: unknown) => {
      // Autofill may have filled it in: the visitor cannot see it, and sends the form again.
      if (honeypot.current && failure instanceof DataError && failure.kind === 'hiddenField')
        honeypot.current.value = '';
      if (failure instanceof PriceChangedError) setQuote({ choice, prices: failure.prices });
      // Others may have booked the tires, or staff changed their price.
      if (findRemedy(failure)?.choose === 'tires') await loadOffer().catch(() => undefined);
      throw failure;
    });
    onBooked({ receipt, email: details.email });
  };

  const { failure, ...form } = useSchemaForm({
    schema: bookingDetailsSchema,
    formControl: draft.form,
    labels: {
      name: t('details.name'),
      email: t('details.email'),
      phone: t('details.phone'),
      vehicle: t('details.vehicle'),
      notes: t('details.notes'),
    },
    send,
  });

  return {
    ...form,
    honeypot,
    /** Whether the server could not take the form at this moment, and it is sent again. */
    isRetrying,
    quoted,
    // A failure is about the choice that was sent, not about one made since.
    failure: sentChoice === choice ? failure : undefined,
  };
}

/** The form of the details, with a field that only robots fill in. */
export type WizardForm = ReturnType<typeof useBookingForm>;
