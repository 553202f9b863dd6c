import { pictureAddressesIn, pictureIdOf } from '@shop/shared-contract';
import { Button, Cluster, FormStatus, Stack, TextArea } from '@shop/shared-ui';
import { Languages } from 'lucide-react';
import { type ClipboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureField } from '../../../kit/pictures/PictureField';
import type { PictureDialogs } from '../../../kit/pictures/usePictureDialogs';
import type { EntryForm } from './entryForm';
import { hasStructure, picturesIn } from './hasStructure';
import { insertMarkdown } from './insertMarkdown';

interface Props {
  form: EntryForm;
  name: 'text' | 'text_es';
  pictures: PictureDialogs;
}

/** Width by height. */
const ASPECT = 3 / 2;

/** The text of an article in one language. Pictures and what is pasted from a text program become Markdown. */
export function MarkdownField({ form, name, pictures }: Props) {
  const { t } = useTranslation('adminLists');
  const shown = form.field(name);
  const [leftOut, setLeftOut] = useState(0);
  const described = pictureAddressesIn(form.form.watch(name)).map(pictureIdOf);
  const container = useRef<HTMLDivElement>(null);

  function insert(markdown: string, isBlock?: boolean) {
    const area = container.current?.querySelector('textarea');
    if (!area) return;
    const selected = { start: area.selectionStart, end: area.selectionEnd };
    const { text, caret } = insertMarkdown(area.value, selected, markdown, isBlock);
    form.form.setValue(name, text, { shouldDirty: true });
    area.setSelectionRange(caret, caret);
  }

  async function paste(event: ClipboardEvent) {
    const html = event.clipboardData.getData('text/html');
    setLeftOut(picturesIn(html));
    if (!hasStructure(html)) return;
    event.preventDefault();
    const plain = event.clipboardData.getData('text/plain');
    // In one file with the preview, which needs most of it too. If it fails, the text as the browser has it.
    const markdown = await import(/* webpackChunkName: "markdown" */ './markdownOf')
      .then(({ markdownOf }) => markdownOf(html))
      .catch(() => plain);
    insert(markdown);
  }

  return (
    <div ref={container}>
      <Stack gap="sm">
        <TextArea
          {...shown}
          rows={16}
          lang={name === 'text_es' ? 'es' : undefined}
          hint={t('hints.markdown')}
          onPaste={paste}
        />
        {leftOut > 0 && <FormStatus tone="info" title={t('leftOut', { count: leftOut })} />}
        <PictureField
          name={shown.label}
          address=""
          // What it shows is written at the picture, in both languages.
          onChange={(address) => {
            insert(`![](${address})`, true);
            setLeftOut(leftOut - 1);
          }}
          aspect={ASPECT}
          dialogs={pictures}
        >
          <p>{t('addPicture')}</p>
        </PictureField>
        <Cluster gap="sm">
          {described.map(
            (id, index) =>
              id && (
                <Button
                  key={id}
                  size="sm"
                  variant="quiet"
                  icon={<Languages />}
                  aria-label={t('describePictureIn', { number: index + 1, field: shown.label })}
                  onClick={() => pictures.open({ id })}
                >
                  {t('describePicture', { number: index + 1 })}
                </Button>
              ),
          )}
        </Cluster>
      </Stack>
    </div>
  );
}
