import { callLink, formatPhone, paths, useShop } from '@shop/shared-contract';
import { DataError, EarlierBookingError, PriceChangedError } from '@shop/shared-data';
import { formatDay, formatPrice, formatTime, useLanguage } from '@shop/shared-i18n';
import {
  Button,
  CheckboxField,
  ChoiceGroup,
  EmailField,
  ErrorSummary,
  FormStatus,
  Heading,
  noAutofill,
  TextArea,
  TextField,
  TextLink,
  useErrorTranslator,
} from '@shop/shared-ui';
import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findRemedy } from '../rules/bookingFailure';
import { TireLines } from '../tires/TireLines';
import { offerOf, pricedTires } from '../tires/wantedTires';
import { BackButton } from './BackButton';
import styles from './DetailsStep.module.css';
import { useDraft } from './draft';
import { EarlierBooking } from './EarlierBooking';
import { StepHeading } from './StepHeading';
import { TireWays } from './TireWays';
import type { WizardForm } from './useBookingForm';
import { useVisit, useVisitTotals } from './useVisit';
import ways from './Ways.module.css';

function ChoiceSummary({ quoted }: Pick<WizardForm, 'quoted'>) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const { tires, date, slot } = useDraft();
  const { names, duration, price } = useVisitTotals(quoted);
  const rows = [
    ['service', names],
    ['date', date && formatDay(date, language)],
    ['time', slot && formatTime(slot, language)],
  ] as const;
  return (
    <aside className={styles.summary}>
      <Heading level={3} className={styles.title}>
        {t('summary.title')}
      </Heading>
      <dl className={styles.list}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.term}>{t(`summary.${name}`)}</dt>
            <dd className={value ? styles.value : styles.none}>{value || t('summary.none')}</dd>
          </div>
        ))}
        {tires && (
          <div>
            <dt className={styles.term}>{t('summary.tires')}</dt>
            <dd className={styles.value}>
              <TireLines tires={pricedTires(tires)} />
            </dd>
          </div>
        )}
        {(names || price) && (
          <div>
            <dt className={styles.term}>{t('summary.total')}</dt>
            <dd className={styles.value}>{[duration, price].filter(Boolean).join(' · ')}</dd>
          </div>
        )}
      </dl>
      {rows.some(([, value]) => !value) && <FormStatus tone="info">{t('summary.call')}</FormStatus>}
    </aside>
  );
}

interface BookingFailureProps extends Pick<WizardForm, 'quoted'> {
  failure: unknown;
  /** Whether a request was sent, which reserves no time. */
  isRequest: boolean;
}

function BookingFailure({ failure, quoted, isRequest }: BookingFailureProps) {
  const { t } = useTranslation('booking');
  const { explainFailure } = useErrorTranslator();
  const { goTo, tires } = useDraft();
  const { price: total } = useVisitTotals(quoted);
  const { phone } = useShop();
  const remedy = findRemedy(failure);
  const offer = offerOf(tires);
  const isRepriced = failure instanceof PriceChangedError;
  // After a time-out the booking may be stored or not.
  const isUnanswered = failure instanceof DataError && failure.kind === 'timedOut';
  const unanswered = isRequest ? 'failure.unansweredRequest' : 'failure.unanswered';
  const explain = () => {
    if (isUnanswered) return t('failure.unansweredText');
    if (isRepriced) return t('failure.servicePriceChanged', { price: total });
    if (!remedy) return explainFailure(failure);
    if (remedy.reason !== 'priceChanged') return t(`failure.${remedy.reason}`);
    const price = offer && formatPrice(offer.installed);
    return price ? t('failure.priceChanged', { price }) : t('tires.failed');
  };
  return (
    <FormStatus tone="error" title={t(isUnanswered ? unanswered : 'failure.title')}>
      <p>{explain()}</p>
      <p>
        {[
          // The explanations of other failures say so themselves.
          (remedy || isRepriced || isUnanswered) && t('failure.kept'),
          !remedy && !isRepriced && t('failure.retry'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className={ways.ways}>
        {remedy?.choose === 'tires' && <TireWays />}
        {remedy && remedy.choose !== 'tires' && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => goTo(remedy.choose === 'time' ? 3 : 2)}
          >
            {t(remedy.choose === 'time' ? 'failure.chooseTime' : 'failure.chooseDate')}
          </Button>
        )}
        <TextLink href={callLink(phone)}>
          {t('failure.call', { phone: formatPhone(phone) })}
        </TextLink>
      </div>
    </FormStatus>
  );
}

interface Props {
  booking: WizardForm;
}

export function DetailsStep({ booking }: Props) {
  const { t } = useTranslation('booking');
  const { date, slot } = useDraft();
  const { visit } = useVisit();
  const { field, form, honeypot, summary, submit, busy, isRetrying, failure, quoted } = booking;
  const isWhole = Boolean(visit.length > 0 && date && slot);
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.step}>
      <div className={styles.head}>
        <StepHeading>{t('details.title')}</StepHeading>
        <p className={styles.hint}>{t('details.hint')}</p>
      </div>
      <ChoiceSummary quoted={quoted} />
      <div className={styles.form}>
        <ErrorSummary {...summary} />
        <Fields field={field} form={form} honeypot={honeypot} />
        {failure instanceof EarlierBookingError ? (
          <EarlierBooking booking={failure.booking} />
        ) : (
          failure !== undefined && (
            <BookingFailure failure={failure} quoted={quoted} isRequest={!isWhole} />
          )
        )}
        <p role="status">{isRetrying && t('details.busy')}</p>
        <div className={styles.buttons}>
          <BackButton />
          <Button
            type="submit"
            size="lg"
            icon={<CalendarCheck />}
            busy={busy}
            busyLabel={t('details.sending')}
          >
            {t(isWhole ? 'details.submit' : 'details.submitRequest')}
          </Button>
        </div>
        <p>
          <TextLink to={paths.privacy()}>{t('details.privacy')}</TextLink>
        </p>
      </div>
    </form>
  );
}

function Fields({ field, form, honeypot }: Pick<WizardForm, 'field' | 'form' | 'honeypot'>) {
  const { t } = useTranslation('booking');
  const { waits, texts, choose } = useDraft();
  const shop = useShop();
  return (
    <div className={styles.fields}>
      <TextField {...field('name')} required autoComplete="name" />
      <EmailField {...field('email')} onCorrect={(email) => form.setValue('email', email)} />
      <TextField {...field('phone')} required type="tel" autoComplete="tel" />
      <TextField
        {...field('vehicle')}
        required
        autoComplete="off"
        placeholder={t('details.vehiclePlaceholder')}
      />
      {shop.sendsSms && (
        <CheckboxField
          className={styles.wide}
          name="texts"
          label={t('details.texts')}
          checked={texts}
          onChange={(event) => choose({ texts: event.target.checked })}
        />
      )}
      <div className={styles.wide}>
        <TextArea {...field('notes')} optional rows={4} />
      </div>
      <div className={styles.wide}>
        <ChoiceGroup
          legend={t('details.stay')}
          name="waits"
          columns={2}
          value={String(waits)}
          onChange={(chosen) => choose({ waits: chosen === 'true' })}
          options={[
            { value: 'false', label: t('details.leaves') },
            { value: 'true', label: t('details.waits') },
          ]}
        />
      </div>
      <div aria-hidden="true" className={styles.honeypot}>
        <label htmlFor="website">{t('details.website')}</label>
        <input
          ref={honeypot}
          id="website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          {...noAutofill}
        />
      </div>
    </div>
  );
}
