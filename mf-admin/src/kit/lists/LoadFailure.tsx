import { Button, EmptyState, useErrorTranslator } from '@shop/shared-ui';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  error: unknown;
  onRetry: () => void;
}

export function LoadFailure({ title, error, onRetry }: Props) {
  const { t } = useTranslation('admin');
  const { explainLoadFailure } = useErrorTranslator();
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={explainLoadFailure(error)}
        icon={<TriangleAlert />}
        action={
          <Button icon={<RotateCw />} onClick={() => onRetry()}>
            {t('list.retry')}
          </Button>
        }
      />
    </div>
  );
}
