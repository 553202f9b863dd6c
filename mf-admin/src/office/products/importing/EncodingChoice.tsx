import { Button, Card, FormStatus, Stack } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { ONE_BYTE_ENCODINGS, type OneByteEncoding, type ReadLine } from './decodeCsv';
import styles from './ImportPreview.module.css';

/** More lines would not make the choice easier. */
const SHOWN = 8;

interface Props {
  lines: readonly ReadLine[];
  onChoose: (encoding: OneByteEncoding) => void;
}

/** Shows the lines of a file in both encodings in which it may be saved. */
export function EncodingChoice({ lines, onChoose }: Props) {
  const { t } = useTranslation('adminProductImport');
  return (
    <Stack>
      <FormStatus tone="info" title={t('encoding.title')}>
        {t('encoding.explain')}
      </FormStatus>
      {ONE_BYTE_ENCODINGS.map((encoding) => {
        const name = t(`encoding.${encoding}`);
        return (
          <Card key={encoding} as="section">
            <Stack gap="sm">
              <h3 className={styles.title}>{name}</h3>
              <ul className={styles.rows} aria-label={name}>
                {lines.slice(0, SHOWN).map(({ line, texts }) => (
                  <li key={line}>
                    <strong>{t('line', { line })}</strong>
                    <span className={styles.details}>{texts[encoding]}</span>
                  </li>
                ))}
              </ul>
              <div>
                <Button
                  variant="secondary"
                  aria-label={t('encoding.chooseNamed', { name })}
                  onClick={() => onChoose(encoding)}
                >
                  {t('encoding.choose')}
                </Button>
              </div>
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
}
