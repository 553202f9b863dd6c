import { EDITED_PAGE, type EditedPageMessage, paths } from '@shop/shared-contract';
import { pathIn } from '@shop/shared-i18n';
import {
  Button,
  Cluster,
  FormStatus,
  SelectField,
  SkipLink,
  Spinner,
  Stack,
  TextLink,
} from '@shop/shared-ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../kit/layout/Segments';
import { LoadFailure } from '../../kit/lists/LoadFailure';
import { queryKeys } from '../../shop/rows/queryKeys';
import { type ContentEntry, readableName } from '../../shop/texts/contentBlocks';
import styles from './EditedPage.module.css';
import { PageFrame } from './PageFrame';
import { idOfText, pageName, textKeyOf, textsOnPage } from './pageTexts';
import type { DraftedRow } from './useDraftedRows';
import type { EditedPageState } from './useEditedPage';

/** The id of the list beside the page. */
export const TEXTS_ID = 'texts';

/** What the page of a draft shows; the code for it is loaded once there is one. */
const useDraftedPage = (drafted: DraftedRow | undefined) =>
  useQuery({
    queryKey: [...queryKeys.rowDrafts, drafted?.draft.id, drafted?.draft.updated_at],
    queryFn: drafted
      ? () =>
          import(/* webpackChunkName: "markdown" */ './draftedPage').then((code) =>
            code.draftedPage(drafted),
          )
      : skipToken,
    structuralSharing: false,
  });

interface Props {
  page: EditedPageState & { path: string };
  pages: readonly string[];
  /** The titles of those that the content names. */
  named: ReadonlyMap<string, string>;
  entries: readonly ContentEntry[];
  /** The draft of what the page shows, if it has one. */
  drafted: DraftedRow | undefined;
  editing: string | undefined;
  onEdit: (id: string) => void;
}

/** The deployed page, in which a press chooses a text. It shows drafts, and what is being typed. */
export function EditedPage({ page, pages, named, entries, drafted, editing, onEdit }: Props) {
  const { t } = useTranslation('adminContent');
  const nameOf = (each: string) => named.get(each) ?? pageName(each);
  const { path, choose, language, setLanguage, setNamespaces } = page;
  const [width, setWidth] = useState<'phone' | 'desktop'>(() =>
    window.innerWidth < 768 ? 'phone' : 'desktop',
  );
  const [pressed, setPressed] = useState<string[]>();
  const blocks = useMemo(
    () => new Map(entries.flatMap((entry) => entry.blocks.map((block) => [block.id, block]))),
    [entries],
  );
  const typed = page.typed?.id === editing ? page.typed : undefined;
  const own = useDraftedPage(drafted);
  const message = useMemo(() => {
    const block = blocks.get(editing ?? '');
    return {
      texts: textsOnPage(entries, typed),
      chosen: block && textKeyOf(block),
      ...(own.data && { page: own.data }),
    };
  }, [entries, blocks, typed, editing, own.data]);
  const onMessage = (received: EditedPageMessage) => {
    if (received.type === 'ready') return;
    if (received.type === 'shown') return setNamespaces(received.namespaces);
    const known = [...new Set(received.texts.map(idOfText))].filter((id) => blocks.has(id));
    setPressed(known);
    const [first] = known;
    if (first === undefined) return;
    // Its field has the focus already when it opens.
    if (first === editing) document.getElementById(first)?.focus();
    else onEdit(first);
  };
  const others =
    editing && pressed?.includes(editing) ? pressed.filter((id) => id !== editing) : [];
  const address = pathIn(language, path) + EDITED_PAGE;
  return (
    <Stack gap="sm" className={styles.page}>
      <div className={styles.choices}>
        <SelectField
          label={t('onPage.page')}
          options={pages.map((each) => ({ value: each, label: nameOf(each) }))}
          value={path}
          onChange={({ target }) => choose(target.value)}
        />
        <Segments
          label={t('onPage.language')}
          options={(['en', 'es'] as const).map((value) => ({ value, label: t(`onPage.${value}`) }))}
          value={language}
          onChange={setLanguage}
        />
        <Segments
          label={t('onPage.width')}
          options={(['desktop', 'phone'] as const).map((value) => ({
            value,
            label: t(`onPage.${value}`),
          }))}
          value={width}
          onChange={setWidth}
        />
      </div>
      <p className={styles.hint}>{t('onPage.hint')}</p>
      <div className={styles.frame}>
        <SkipLink target={TEXTS_ID}>{t('onPage.skip')}</SkipLink>
        {own.error ? (
          <LoadFailure title={t('onPage.failed')} error={own.error} onRetry={own.refetch} />
        ) : drafted && !own.data ? (
          <Spinner label={t('onPage.loading')} />
        ) : (
          <PageFrame
            // A page keeps the draft with which it was opened.
            key={`${address} ${drafted?.draft.updated_at}`}
            title={t('onPage.frame', { page: nameOf(path) })}
            address={address}
            width={width}
            message={message}
            onMessage={onMessage}
          />
        )}
      </div>
      {pressed?.length === 0 && (
        <FormStatus tone="info" title={t('onPage.elsewhere')}>
          <Cluster gap="sm">
            <TextLink to={paths.admin('lists')}>{t('lists')}</TextLink>
            {(['products', 'settings'] as const).map((section) => (
              <TextLink key={section} to={paths.admin(section)}>
                {t(`onPage.in.${section}`)}
              </TextLink>
            ))}
          </Cluster>
        </FormStatus>
      )}
      {others.length > 0 && (
        <Cluster gap="sm">
          <span>{t('onPage.also')}</span>
          {others.map((id) => (
            <Button key={id} size="sm" variant="secondary" onClick={() => onEdit(id)}>
              {readableName(blocks.get(id)?.identifier ?? id)}
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}
