import {
  callLink,
  formatPhone,
  readBookingState,
  rememberedVehicle,
  textIn,
  useShop,
} from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import {
  FormStatus,
  Hero,
  PageHead,
  Section,
  StructuredData,
  shopId,
  TextLink,
} from '@shop/shared-ui';
import { useLocation, useNavigate } from '@shop/shared-vendor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirmation } from '../../receipt/Confirmation';
import { readEmail, useStoredReceipt } from '../../receipt/useStoredReceipt';
import {
  fittingService,
  initialVehicle,
  knownSymptoms,
  requestedService,
  requestedTime,
} from '../../rules/prefill';
import { useServices } from '../../rules/useServices';
import { tireService } from '../../tires/tireService';
import { requestedTires } from '../../tires/wantedTires';
import { BookingWizard } from '../../wizard/BookingWizard';
import { DraftProvider, useDraft } from '../../wizard/draft';
import { ProductNote } from '../../wizard/ProductNote';
import type { WizardStep } from '../../wizard/stepHistory';
import type { Booked } from '../../wizard/useBookingForm';
import styles from './BookingPage.module.css';
import { InfoSection } from './InfoSection';

export function BookingPage() {
  const { t } = useTranslation('booking');
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const [initial] = useState(() => readBookingState(state, search));
  const services = useServices();
  const [tires] = useState(() => requestedTires(state, search));
  const [service] = useState(() => requestedService(services, state, search));
  const [time] = useState(() => requestedTime(state, search, new Date()));
  const [entry] = useState(
    service || time || tires || Object.keys(initial).length > 0 ? key + search : undefined,
  );
  const [booked, setBooked] = useState<Booked>();
  const stored = useStoredReceipt(booked ? null : state);
  const receipt = booked?.receipt ?? stored;

  const symptoms = knownSymptoms(initial);
  const symptomTexts = symptoms.map((id) => t(`symptoms.${id}`));
  const noticed = symptomTexts.map((text) => `- ${text}`);
  const notes = noticed.length > 0 ? [t('prefill.symptoms'), ...noticed].join('\n') : '';
  const vehicle = initialVehicle(initial, rememberedVehicle());
  const hasService = service || (tires && tireService(services));
  const step = hasService ? 2 : ((initial.step ?? 1) as WizardStep);
  const first = service ?? fittingService(services, symptoms);
  const choice = { ...(first && { service: first }), ...(tires && { tires }), ...time };
  const opening = { step, choice, prefilled: { vehicle, notes }, entry };

  const store = (latest: Booked) => {
    setBooked(latest);
    // In this tab's history, so that a reload or a visit to another page does not lose the link.
    const { receipt, email } = latest;
    navigate({ pathname, search }, { replace: true, state: { receipt, email } });
  };

  return (
    <DraftProvider opening={opening}>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <ServicesData />
      <ProductNote />
      <Head isPrinted={!receipt} />
      <Section>
        <NeedsScript />
        {receipt && (
          <Confirmation
            receipt={receipt}
            isNew={Boolean(booked)}
            email={booked ? booked.email : readEmail(state)}
          />
        )}
        {!receipt && <Symptoms texts={symptomTexts} />}
        <div data-screen-only={receipt ? true : undefined}>
          <BookingWizard onBooked={store} />
        </div>
      </Section>
      <div data-screen-only={receipt ? true : undefined}>
        <InfoSection />
      </div>
    </DraftProvider>
  );
}

/** The page's title; small on a phone once the first choice is made, so that the days are in view. */
function Head({ isPrinted }: { isPrinted: boolean }) {
  const { t } = useTranslation('booking');
  const { step } = useDraft();
  return (
    <Hero
      title={t('hero.title')}
      lead={t('hero.text')}
      size={step > 1 ? 'compact' : undefined}
      isPrinted={isPrinted}
    />
  );
}

/** What the visitor found with the symptom checker, at the step whose service was chosen by it. */
function Symptoms({ texts }: { texts: string[] }) {
  const { t } = useTranslation('booking');
  const { step } = useDraft();
  if (step !== 1 || texts.length === 0) return null;
  return (
    <FormStatus tone="info" title={t('prefill.symptoms')} className={styles.notice}>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </FormStatus>
  );
}

function ServicesData() {
  const { language } = useLanguage();
  return useServices().map(({ id, name, description, price }) => (
    <StructuredData
      key={id}
      data={{
        '@type': 'Service',
        name: name[language],
        ...(description ? { description: textIn(description, language).text } : {}),
        provider: { '@id': shopId() },
        offers: { '@type': 'Offer', price, priceCurrency: 'USD' },
      }}
    />
  ));
}

/** Offers the phone to browsers that do not run scripts, and so cannot book. */
function NeedsScript() {
  const { t } = useTranslation('booking');
  const { phone } = useShop();
  return (
    <noscript>
      <FormStatus tone="info" className={styles.notice}>
        <TextLink href={callLink(phone)}>
          {t('needsScript', { phone: formatPhone(phone) })}
        </TextLink>
      </FormStatus>
    </noscript>
  );
}
