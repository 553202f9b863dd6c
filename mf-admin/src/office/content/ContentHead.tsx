import { paths } from '@shop/shared-contract';
import { Button, ButtonLink } from '@shop/shared-ui';
import { MonitorSmartphone, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../kit/layout/SectionHead';

interface Props {
  /** Whether a page is open beside the list. */
  isOnPage: boolean;
  /** Opens the first page; undefined while no page is known. */
  onOpen: (() => void) | undefined;
  onClose: () => void;
}

export function ContentHead({ isOnPage, onOpen, onClose }: Props) {
  const { t } = useTranslation('adminContent');
  return (
    <SectionHead
      title={t('title')}
      lead={t('description')}
      actions={
        <>
          <ButtonLink variant="secondary" to={paths.admin('lists')}>
            {t('lists')}
          </ButtonLink>
          {isOnPage && (
            <Button variant="secondary" icon={<X />} onClick={onClose}>
              {t('onPage.close')}
            </Button>
          )}
          {!isOnPage && onOpen && (
            <Button variant="secondary" icon={<MonitorSmartphone />} onClick={onOpen}>
              {t('onPage.open')}
            </Button>
          )}
        </>
      }
    />
  );
}
