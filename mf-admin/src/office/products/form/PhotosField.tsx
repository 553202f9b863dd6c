import { type ProductInput, photoAddressSchema } from '@shop/shared-data/staff';
import {
  Button,
  IconButton,
  type SchemaForm,
  TextField,
  useErrorTranslator,
} from '@shop/shared-ui';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Fieldset } from '../../../kit/editing/Fieldset';
import { PictureField } from '../../../kit/pictures/PictureField';
import type { PictureDialogs } from '../../../kit/pictures/usePictureDialogs';
import styles from './PhotosField.module.css';
import { productProblems } from './productProblems';

interface Props {
  productForm: SchemaForm<ProductInput>;
  pictures: PictureDialogs;
}

/** Cards and pages show photos in a square. */
export const PHOTO_ASPECT = 1;

const MOST = 12;

function swapped(addresses: readonly string[], index: number): string[] {
  const [first, second] = addresses.slice(index, index + 2);
  if (first === undefined || second === undefined) return [...addresses];
  return addresses.with(index, second).with(index + 1, first);
}

export function PhotosField({ productForm: { form }, pictures }: Props) {
  const { t } = useTranslation('adminProducts');
  const { explainProblem } = useErrorTranslator();
  const photos = form.watch('photos');
  const problem = form.formState.errors.photos?.message;
  const sentences = productProblems(t);
  const errorOf = (address: string) => {
    const message = problem && photoAddressSchema.safeParse(address).error?.issues[0]?.message;
    return message ? (sentences[message] ?? explainProblem(message)) : undefined;
  };
  const change = (next: string[]) =>
    form.setValue('photos', next, { shouldDirty: true, shouldValidate: Boolean(problem) });

  const { length } = photos;
  const isPressed = useRef(false);
  const changeCount = (next: string[]) => {
    isPressed.current = true;
    change(next);
  };
  // Added by its button, or removed by one that goes with it: the last field gets the focus.
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    const fields = document.querySelectorAll<HTMLElement>('#photos input[type=url]');
    (fields[length - 1] ?? document.querySelector<HTMLElement>('#photos button'))?.focus();
  }, [length]);

  return (
    <Fieldset id="photos" legend={t('form.photos')}>
      {photos.map((address, index) => {
        const number = index + 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is what the row stands for
          <div key={index} className={styles.photo}>
            <PictureField
              name={t('form.photo', { number })}
              address={address}
              onChange={(next) => change(photos.with(index, next))}
              aspect={PHOTO_ASPECT}
              dialogs={pictures}
              isListed
            >
              <TextField
                label={t('form.photo', { number })}
                name={`photo-${number}`}
                type="url"
                inputMode="url"
                value={address}
                error={errorOf(address)}
                onChange={({ target }) => change(photos.with(index, target.value))}
              />
            </PictureField>
            <div className={styles.buttons}>
              <IconButton
                label={t('form.photoUp', { number })}
                icon={<ArrowUp />}
                disabled={index === 0 && t('form.photoIsFirst')}
                onClick={() => change(swapped(photos, index - 1))}
              />
              <IconButton
                label={t('form.photoDown', { number })}
                icon={<ArrowDown />}
                disabled={index === photos.length - 1 && t('form.photoIsLast')}
                onClick={() => change(swapped(photos, index))}
              />
              <IconButton
                label={t('form.photoRemove', { number })}
                icon={<X />}
                onClick={() => changeCount(photos.filter((_, each) => each !== index))}
              />
            </div>
          </div>
        );
      })}
      {problem === 'photoCount' && <p role="alert">{sentences['photoCount']}</p>}
      {photos.length < MOST && (
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus />}
          onClick={() => changeCount([...photos, ''])}
        >
          {t('form.addPhoto')}
        </Button>
      )}
    </Fieldset>
  );
}
