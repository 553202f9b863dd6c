import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../forms/useAction';
import type { PictureRequest } from './pictureRequest';

export interface PictureDialogs {
  open: (request: PictureRequest) => void;
  /** Belongs outside the form: a form cannot contain another one. */
  dialog: ReactNode;
}

/** The dialogs of picture fields. They are loaded when the first one opens. */
export function usePictureDialogs(): PictureDialogs {
  const { t } = useTranslation('adminPictures');
  const [dialog, setDialog] = useState<ReactNode>();
  const close = () => setDialog(undefined);
  const opening = useAction({
    id: 'pictures/open',
    send: async (request: PictureRequest) => {
      if ('id' in request) {
        const { DescribeDialog } = await import('./DescribeDialog');
        return <DescribeDialog {...request} onClose={close} />;
      }
      const { CropDialog } = await import('./CropDialog');
      return <CropDialog {...request} onClose={close} />;
    },
    failure: t('notOpened'),
    onDone: setDialog,
  });
  return { open: (request) => void opening.run(request), dialog };
}
