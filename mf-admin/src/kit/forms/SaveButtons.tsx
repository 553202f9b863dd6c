import { Button, Cluster } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  form: { isDirty: boolean; saving: { busy: boolean }; undo: () => void };
  label: string;
  /** More buttons. */
  children?: ReactNode;
}

/** The buttons of a form within a page: save, and take back what is unsaved. */
export function SaveButtons({ form, label, children }: Props) {
  const { t } = useTranslation('admin');
  const { isDirty, saving, undo } = form;
  return (
    <Cluster>
      <Button type="submit" disabled={!isDirty && t('unchanged')} busy={saving.busy}>
        {label}
      </Button>
      {isDirty && (
        <Button variant="quiet" onClick={undo}>
          {t('undo')}
        </Button>
      )}
      {children}
    </Cluster>
  );
}
