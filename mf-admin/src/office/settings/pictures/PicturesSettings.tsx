import { useTranslation } from 'react-i18next';
import { Fieldset } from '../../../kit/editing/Fieldset';
import { PictureField } from '../../../kit/pictures/PictureField';
import { usePictureDialogs } from '../../../kit/pictures/usePictureDialogs';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { SettingsGroup } from '../section/SettingsGroup';

/** The settings with the pictures of pages, by where they are shown. */
const fieldsets = {
  services: ['picture_tires', 'picture_repairs', 'picture_body'],
  videos: ['picture_film', 'picture_tour'],
} as const;

const isOfVideo = (key: string) => fieldsets.videos.some((video) => video === key);

export function PicturesSettings() {
  const { t } = useTranslation('adminSettings');
  const pictures = usePictureDialogs();
  return (
    <SettingsGroup
      group={{
        name: queryKeys.pagePictures,
        words: 'pictures',
        fieldsets,
        field: ({ form, field }, key) => {
          const { label } = field(key);
          const address = form.watch(key) ?? '';
          return (
            <Fieldset legend={label}>
              <PictureField
                name={label}
                address={address}
                onChange={(next) => form.setValue(key, next, { shouldDirty: true })}
                aspect={isOfVideo(key) ? 16 / 9 : 8 / 5}
                dialogs={pictures}
              >
                {address === '' && <p>{t('pictures.builtIn')}</p>}
              </PictureField>
            </Fieldset>
          );
        },
      }}
    >
      {() => pictures.dialog}
    </SettingsGroup>
  );
}
