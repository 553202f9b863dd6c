import { Button } from '@shop/shared-ui';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from './draft';
import type { WizardStep } from './stepHistory';

export function BackButton() {
  const { t } = useTranslation('common');
  const { step, goTo } = useDraft();
  return (
    <Button variant="quiet" icon={<ArrowLeft />} onClick={() => goTo((step - 1) as WizardStep)}>
      {t('back')}
    </Button>
  );
}
