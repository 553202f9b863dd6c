import { pictureIdOf } from '@shop/shared-contract';
import { Button, Cluster, FallbackImage } from '@shop/shared-ui';
import { clsx } from 'clsx';
import { Camera, ImageOff, ImageUp, Languages, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkPictureFile } from './checkPictureFile';
import styles from './PictureField.module.css';
import { pictureSource } from './pictureSource';
import type { PictureDialogs } from './usePictureDialogs';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif';

interface Props {
  /** Distinguishes the buttons of several fields: `Photo 2`. */
  name: string;
  /** Of an uploaded picture, or any other; empty for none. */
  address: string;
  onChange: (address: string) => void;
  /** Width by height of the place where it is shown. */
  aspect: number;
  dialogs: PictureDialogs;
  /** Whether the list that the picture is in has a button that removes it. */
  isListed?: boolean;
  /** A field for the address, where any address may be entered. */
  children?: ReactNode;
}

/** A picture that is dropped, chosen or taken, and then cropped, turned and described. */
export function PictureField(props: Props) {
  const { name, address, onChange, aspect, dialogs, isListed, children } = props;
  const { t } = useTranslation('adminPictures');
  const [problem, setProblem] = useState<'heic' | 'type'>();
  const [isOver, setOver] = useState(false);
  /** What is shown while an address is typed: each part of it would be requested. */
  const [shownWhileTyping, showWhileTyping] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const chooserButton = useRef<HTMLButtonElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const id = pictureIdOf(address);
  const source = pictureSource(address);
  const shown = shownWhileTyping ?? source;

  async function use(file: File | undefined) {
    if (!file) return;
    const found = await checkPictureFile(file);
    setProblem(found);
    if (!found) dialogs.open({ file, aspect, onDone: onChange });
  }
  function onFile({ target }: ChangeEvent<HTMLInputElement>) {
    void use(target.files?.[0]);
    // The same file can be chosen again.
    target.value = '';
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void use(event.dataTransfer.files[0]);
  }
  const file = { type: 'file', accept: ACCEPTED, hidden: true, onChange: onFile } as const;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button does the same
    <div
      className={clsx(styles.field, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onFocus={({ target }) => target instanceof HTMLInputElement && showWhileTyping(source)}
      onBlur={() => showWhileTyping(undefined)}
    >
      <FallbackImage
        key={shown}
        src={shown}
        alt=""
        width={96}
        height={96}
        className={styles.picture}
        fallback={<ImageOff aria-hidden className={clsx(styles.picture, styles.placeholder)} />}
      />
      <div className={styles.body}>
        {children}
        <Cluster gap="sm">
          <input {...file} ref={chooser} />
          <input {...file} ref={camera} capture="environment" />
          <Button
            ref={chooserButton}
            size="sm"
            variant="secondary"
            icon={<ImageUp />}
            aria-label={`${t('choose')} (${name})`}
            onClick={() => chooser.current?.click()}
          >
            {t('choose')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            icon={<Camera />}
            className={styles.camera}
            aria-label={`${t('take')} (${name})`}
            onClick={() => camera.current?.click()}
          >
            {t('take')}
          </Button>
          {id && (
            <Button
              size="sm"
              variant="quiet"
              icon={<Languages />}
              aria-label={`${t('describe')} (${name})`}
              onClick={() => dialogs.open({ id })}
            >
              {t('describe')}
            </Button>
          )}
          {address && !isListed && (
            <Button
              size="sm"
              variant="quiet"
              icon={<X />}
              aria-label={`${t('remove')} (${name})`}
              onClick={() => {
                onChange('');
                // This button goes with the picture.
                chooserButton.current?.focus();
              }}
            >
              {t('remove')}
            </Button>
          )}
        </Cluster>
        {problem && (
          <p role="alert" className={styles.problem}>
            {t(`problems.${problem}`)}
          </p>
        )}
      </div>
    </div>
  );
}
