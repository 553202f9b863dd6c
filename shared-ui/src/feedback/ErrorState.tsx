import { callLink, formatPhone, useShop } from '@shop/shared-contract';
import { Phone, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button';
import { ButtonLink } from '../actions/ButtonLink';
import type { HeadingLevel } from '../layout/Heading';
import { EmptyState } from './EmptyState';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  /** E.164; the shop's own number by default. */
  phone?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  callLabel?: string | undefined;
  headingLevel?: HeadingLevel | undefined;
}

export function ErrorState({
  title,
  text,
  phone,
  onRetry,
  retryLabel,
  callLabel,
  headingLevel = 2,
}: Props) {
  const { t } = useTranslation('common');
  const shop = useShop();
  const number = phone ?? shop.phone;
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={text}
        icon={<TriangleAlert />}
        headingLevel={headingLevel}
        action={
          <>
            {onRetry && (
              <Button icon={<RotateCw />} onClick={onRetry}>
                {retryLabel ?? t('retry')}
              </Button>
            )}
            <ButtonLink variant="secondary" icon={<Phone />} href={callLink(number)}>
              {`${callLabel ?? t('callUs')}: ${formatPhone(number)}`}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
