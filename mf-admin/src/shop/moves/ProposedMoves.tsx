import { callLink, formatPhone, shopDay } from '@shop/shared-contract';
import { type Booking, isOtherTime, type MoveProposal } from '@shop/shared-data/staff';
import { formatDay, formatTime, useLanguage } from '@shop/shared-i18n';
import { Button, Dialog, Heading, Stack, TextLink } from '@shop/shared-ui';
import { Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBayName } from '../bookings/bayName';
import { customerName } from '../bookings/customerName';
import { formatShopTime } from '../times/shopTime';
import styles from './ProposedMoves.module.css';

interface Props {
  bay: number;
  proposals: readonly MoveProposal[];
  /** Of the button that makes the change, with the number of visits that it moves. */
  submitLabel: (moved: number) => string;
  busy: boolean;
  /** Whether messages go out now. */
  sendsMessages?: boolean;
  /** Why the last attempt failed, or what else can be done. */
  children?: ReactNode;
  onSubmit: () => void;
  onBack: () => void;
}

const kinds = ['calls', 'keeps', 'here', 'stays'] as const;

function kindOf(proposal: MoveProposal): (typeof kinds)[number] {
  // A car that has come gets no other time.
  if (proposal.bay === null) return proposal.booking.stage ? 'here' : 'stays';
  return isOtherTime(proposal) ? 'calls' : 'keeps';
}

/** Whom a bay that cannot be used concerns, and where each can go. One press makes the change. */
export function ProposedMoves(props: Props) {
  const {
    bay,
    proposals,
    submitLabel,
    busy,
    sendsMessages = false,
    children,
    onSubmit,
    onBack,
  } = props;
  const { t } = useTranslation('adminMoves');
  const bayName = useBayName();
  const calls = proposals.filter((proposal) => kindOf(proposal) === 'calls');
  const getsMessage = ({ booking }: MoveProposal) =>
    booking.email !== '' || booking.sms_consent !== null;
  return (
    <Dialog
      open
      onClose={onBack}
      title={t('title', { count: proposals.length, bay: bayName(bay) })}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {t('back')}
          </Button>
          <Button busy={busy} onClick={onSubmit}>
            {submitLabel(proposals.filter((proposal) => proposal.bay !== null).length)}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        <p>{t('text')}</p>
        {kinds.map((kind) => (
          <Group
            key={kind}
            kind={kind}
            proposals={proposals.filter((proposal) => kindOf(proposal) === kind)}
          />
        ))}
        {calls.length > 0 && (
          <p>
            {[t('later'), sendsMessages && calls.some(getsMessage) && t('messages')]
              .filter(Boolean)
              .join(' ')}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}

interface GroupProps {
  kind: (typeof kinds)[number];
  proposals: readonly MoveProposal[];
}

function Group({ kind, proposals }: GroupProps) {
  const { t } = useTranslation('adminMoves');
  const { t: tBookings } = useTranslation('adminBookings');
  const id = useId();
  const placeText = usePlaceText();
  if (proposals.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <Heading level={3} id={id} className={styles.heading}>
        {t(kind, { count: proposals.length })}
      </Heading>
      <ul className={styles.list}>
        {proposals.map((proposal) => {
          const { booking } = proposal;
          const name = customerName(booking, tBookings);
          const phone = formatPhone(booking.phone);
          return (
            <li key={booking.id} className={styles.visit}>
              <strong>{name}</strong>
              <span className={styles.place}>{placeText(proposal)}</span>
              {kind !== 'keeps' && phone && (
                <TextLink
                  href={callLink(booking.phone)}
                  className={styles.phone}
                  aria-label={t('call', { name, phone })}
                >
                  <Phone aria-hidden="true" />
                  <span>{phone}</span>
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** Returns a function that says from where to where: `Tue, Mar 3, 1:00 PM → Bay 2`. */
function usePlaceText() {
  const { t } = useTranslation('adminMoves');
  const { language } = useLanguage();
  const bayName = useBayName();
  const startOf = ({ starts_at }: Booking) =>
    starts_at
      ? `${formatDay(shopDay(starts_at), language, DAY)}, ${formatShopTime(starts_at, language)}`
      : '';
  return (proposal: MoveProposal): string => {
    const { booking, day, slot, bay } = proposal;
    const from = startOf(booking);
    if (bay === null) return from;
    const to = [
      isOtherTime(proposal) &&
        day !== booking.requested_date &&
        formatDay(day ?? '', language, DAY),
      isOtherTime(proposal) && slot && formatTime(slot, language),
      bayName(bay),
    ];
    return t('place', { from, to: to.filter(Boolean).join(', ') });
  };
}
