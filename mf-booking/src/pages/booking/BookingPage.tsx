import { readBookingState, rememberedVehicle } from '@shop/shared-contract';
import { useTranslate } from '@shop/shared-i18n';
import { Hero, PageHead, Section, useHydrated } from '@shop/shared-ui';
import { useLocation, useNavigate } from '@shop/shared-vendor';
import { useState } from 'react';
import { bookingLocales } from '../../locales/bookingLocales';
import { Confirmation } from '../../receipt/Confirmation';
import { readReceipt } from '../../receipt/readReceipt';
import { useIsCancelled } from '../../receipt/useIsCancelled';
import { symptomsIn, vehicleFor } from '../../rules/prefill';
import { BookingWizard } from '../../wizard/BookingWizard';
import { DraftProvider } from '../../wizard/DraftProvider';
import type { Step } from '../../wizard/draftStore';
import type { Booked } from '../../wizard/useBookingForm';
import { InfoSection } from './InfoSection';
import { NeedsScript } from './NeedsScript';
import { ServicesData } from './ServicesData';

/** The wizard; above it what the last booking brought, below it what is good to know. */
export function BookingPage() {
  const t = useTranslate(bookingLocales);
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const isAlive = useHydrated();
  const [brought] = useState(() => readBookingState(state));
  const [entry] = useState(Object.keys(brought).length > 0 ? key : undefined);
  const [booked, setBooked] = useState<Booked>();
  const kept = isAlive ? readReceipt(state) : null;
  const isCancelled = useIsCancelled(booked ? undefined : kept?.cancel_token);
  const receipt = booked?.receipt ?? (isCancelled ? null : kept);

  const symptoms = symptomsIn(brought).map((key) => `- ${t(`symptoms.${key}`)}`);
  const notes = symptoms.length > 0 ? [t('prefill.symptoms'), ...symptoms].join('\n') : '';
  const vehicle = vehicleFor(brought, rememberedVehicle());
  const opening = { step: (brought.step ?? 1) as Step, prefilled: { vehicle, notes }, entry };

  const keep = (latest: Booked) => {
    setBooked(latest);
    // In this tab's history, so that a reload or a look at another page does not lose the link.
    navigate({ pathname, search }, { replace: true, state: { receipt: latest.receipt } });
  };

  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <ServicesData />
      <Hero title={t('hero.title')} lead={t('hero.text')} />
      <Section>
        <NeedsScript />
        {receipt && (
          <Confirmation
            receipt={receipt}
            isNew={Boolean(booked)}
            isEarlier={Boolean(booked?.isEarlier)}
          />
        )}
        <div data-screen-only={receipt ? true : undefined}>
          <DraftProvider opening={opening}>
            <BookingWizard onBooked={keep} />
          </DraftProvider>
        </div>
      </Section>
      <InfoSection />
    </>
  );
}
