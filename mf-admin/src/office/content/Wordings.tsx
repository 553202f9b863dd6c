import { listWordings } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Button, Disclosure, Skeleton, useErrorTranslator } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionRow, ActionRows } from '../../kit/lists/ActionRows';
import { staffName } from '../../shop/names/staffName';
import { queryKeys } from '../../shop/rows/queryKeys';
import { type Block, languageOfBlock } from '../../shop/texts/contentBlocks';
import { formatShopDateTime } from '../../shop/times/shopTime';
import styles from './Block.module.css';

interface Props {
  block: Block;
  /** Receives a text that is put back into the field. */
  onUse: (text: string) => void;
}

/** The earlier texts of a block, with who saved them and when. */
export function Wordings({ block, onUse }: Props) {
  const { t } = useTranslation('adminContent');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('wordings.title')} open={isOpen} onToggle={setOpen}>
      {isOpen && <WordingList block={block} onUse={onUse} />}
    </Disclosure>
  );
}

function WordingList({ block, onUse }: Props) {
  const { t } = useTranslation('adminContent');
  const { language } = useLanguage();
  const { explainLoadFailure } = useErrorTranslator();
  const { data, error } = useQuery({
    queryKey: [...queryKeys.wordings, block.id],
    queryFn: () => listWordings(block),
  });
  if (!data) return error ? <p>{explainLoadFailure(error)}</p> : <Skeleton lines={2} />;
  const earlier = data.filter(({ text }) => text !== block.row?.content);
  if (earlier.length === 0) return <p>{t('wordings.none')}</p>;
  return (
    <ActionRows>
      {earlier.map(({ id, at, staff, text }) => (
        <ActionRow
          key={id}
          when={
            at
              ? t('wordings.saved', {
                  time: formatShopDateTime(at, language),
                  who: staff ? staffName(staff) : t('wordings.unknown'),
                })
              : t('wordings.before')
          }
          action={
            <Button size="sm" variant="secondary" onClick={() => onUse(text)}>
              {t('wordings.use')}
            </Button>
          }
        >
          <p className={styles.text} lang={languageOfBlock(block)}>
            {text}
          </p>
        </ActionRow>
      ))}
    </ActionRows>
  );
}
