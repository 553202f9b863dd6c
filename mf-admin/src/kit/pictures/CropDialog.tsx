import { type PictureInput, pictureSchema, uploadPicture } from '@shop/shared-data/staff';
import {
  Button,
  Cluster,
  Dialog,
  ErrorSummary,
  FormStatus,
  RangeSlider,
  Stack,
  TextField,
  useErrorTranslator,
  useSchemaForm,
} from '@shop/shared-ui';
import { RotateCw } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import styles from './CropDialog.module.css';
import { CanvasChanged, drawPicture, type Part } from './drawPicture';
import type { FileRequest } from './pictureRequest';
import { rememberUpload } from './pictureSource';

const CLOSEST = 4;

interface Props extends FileRequest {
  onClose: () => void;
}

/** The address of a file in the memory of this page. */
function useFileAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}

/** Crops and turns a picture, asks what it shows, and uploads it. */
export function CropDialog({ file, aspect, onDone, onClose }: Props) {
  const { t } = useTranslation('adminPictures');
  const { t: common } = useTranslation('common');
  const { explainFailure } = useErrorTranslator();
  const formId = useId();
  const source = useFileAddress(file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [part, setPart] = useState<Part>();
  const [problem, setProblem] = useState<'unreadable' | 'canvas'>();

  const form = useSchemaForm<PictureInput>({
    schema: pictureSchema,
    labels: { alt: t('alt'), alt_es: t('altEs') },
    defaultValues: { alt: '', alt_es: '' },
    async send(texts) {
      if (!source || !part) return;
      const upload = await drawPicture(source, part, turn).catch((error: unknown) => {
        setProblem(error instanceof CanvasChanged ? 'canvas' : 'unreadable');
      });
      if (!upload) return;
      const address = await uploadPicture(upload, texts);
      rememberUpload(address, upload.file);
      onDone(address);
      onClose();
    },
  });
  const close = () => {
    if (!form.busy) onClose();
  };
  const { failure } = form;

  return (
    <Dialog
      open
      onClose={close}
      title={t('cropTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {common('cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={problem ? t(`problems.${problem}`) : !part && t('opening')}
            busy={form.busy}
            busyLabel={t('uploading')}
          >
            {t('use')}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <FormStatus tone="error">{t(`problems.${problem}`)}</FormStatus>}
        {failure !== undefined && <FormStatus tone="error">{explainFailure(failure)}</FormStatus>}
        <div className={styles.stage}>
          {source && problem !== 'unreadable' && (
            <Cropper
              image={source}
              crop={place}
              zoom={zoom}
              maxZoom={CLOSEST}
              rotation={turn * 90}
              aspect={aspect}
              // Its styles would be a sheet within the page, which the content policy of staff's pages rejects.
              disableAutomaticStylesInjection
              classes={{
                containerClassName: styles.container ?? '',
                mediaClassName: styles.media ?? '',
                cropAreaClassName: styles.part ?? '',
              }}
              mediaProps={{ alt: t('preview'), onError: () => setProblem('unreadable') }}
              cropperProps={{ role: 'group', 'aria-label': t('part') }}
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setPart(pixels)}
            />
          )}
        </div>
        <p className={styles.hint}>{t('cropHint')}</p>
        <Cluster>
          <RangeSlider
            label={t('zoom')}
            className={styles.zoom}
            min={1}
            max={CLOSEST}
            step={0.1}
            value={zoom}
            onChange={setZoom}
          />
          <Button variant="secondary" icon={<RotateCw />} onClick={() => setTurn((turn + 1) % 4)}>
            {t('turn')}
          </Button>
        </Cluster>
        <form id={formId} noValidate method="post" onSubmit={form.submit}>
          <Stack>
            <ErrorSummary {...form.summary} />
            <TextField {...form.field('alt')} optional hint={t('altHint')} />
            <TextField {...form.field('alt_es')} optional lang="es" />
          </Stack>
        </form>
      </Stack>
    </Dialog>
  );
}
