import { useTranslate } from '@shop/shared-i18n';
import { Button, EmptyState } from '@shop/shared-ui';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useErrorText } from '../format/useErrorText';
import { adminLocales } from '../locales/adminLocales';

interface Props {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** Something of the server could not be read. */
export function LoadFailure({ title, error, onRetry }: Props) {
  const t = useTranslate(adminLocales);
  const errorText = useErrorText();
  return (
    <div role="alert">
      <EmptyState
        title={title}
        text={errorText(error)}
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
