import { paths } from '@shop/shared-contract';
import { type ContactMessage, listMessages } from '@shop/shared-data/staff';
import { Button, ButtonLink, SearchField } from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../kit/editing/UndoBar';
import { SectionHead } from '../../kit/layout/SectionHead';
import { Segments } from '../../kit/layout/Segments';
import { Toolbar } from '../../kit/layout/Toolbar';
import { PagedList } from '../../kit/lists/PagedList';
import { useListAddress } from '../../kit/lists/useListAddress';
import { useNews } from '../../shop/news/useNews';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useRows } from '../../shop/rows/useRows';
import { createSearch } from '../../shop/search/createSearch';
import { MessageItem } from './MessageItem';
import styles from './MessagesPage.module.css';
import { useMessageActions } from './useMessageActions';

const matching = createSearch<ContactMessage>(({ name, email, subject, message }) => [
  name,
  email,
  subject,
  message,
]);

export function MessagesPage() {
  const { t } = useTranslation('adminMessages');
  const address = useListAddress();
  const { search, deferredSearch, setSearch } = address;
  const [show, setShow] = useState<'all' | 'unread'>('all');
  const [openId, setOpenId] = useState<string>();
  const rows = useRows({ name: queryKeys.messages, load: listMessages, failure: t('loadFailed') });
  const { setRead, setAnswered, remove, restore, deleted, restoredId } = useMessageActions();

  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The restored message takes the focus, unless the filter or the pagination hides it.
    if (restoredId && document.activeElement === document.body) list.current?.focus();
  }, [restoredId]);

  const { news } = useNews();
  const client = useQueryClient();
  const { messages: unreadNow, newestMessage } = news;
  // What has come in, and what a colleague has read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the numbers say when the list is out of date
  useEffect(() => {
    void client.invalidateQueries({ queryKey: queryKeys.messages });
  }, [client, unreadNow, newestMessage]);

  // While a message is open nothing is put above it: what arrives waits for a press.
  const [shownUntil, setShownUntil] = useState<string>();
  const loaded = rows.data ?? [];
  const waits = ({ created_at }: ContactMessage) =>
    openId !== undefined && shownUntil !== undefined && created_at > shownUntil;
  const all = loaded.filter((message) => !waits(message));
  const waiting = loaded.length - all.length;
  const unread = loaded.filter(({ is_read }) => !is_read).length;
  const matches = matching(deferredSearch);
  const found = all.filter(
    (message) =>
      // The open message stays visible, although opening it marked it as read.
      (show === 'all' || !message.is_read || message.id === openId) && matches(message),
  );
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={unread > 0 ? t('unreadCount', { count: unread }) : t('description')}
        actions={
          waiting > 0 && (
            <Button size="sm" onClick={() => setShownUntil(undefined)}>
              {t('arrived', { count: waiting })}
            </Button>
          )
        }
      />
      <Toolbar>
        <SearchField
          label={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Segments
          label={t('filter.label')}
          options={(['all', 'unread'] as const).map((value) => ({
            value,
            label: t(`filter.${value}`),
          }))}
          value={show}
          onChange={setShow}
        />
      </Toolbar>
      <div ref={list} tabIndex={-1} className={styles.list}>
        <PagedList
          query={rows}
          found={found}
          address={address}
          search={deferredSearch}
          onClear={() => {
            setSearch('');
            setShow('all');
          }}
          empty={{
            text: t('empty'),
            step: (
              <ButtonLink variant="secondary" to={paths.contact()}>
                {t('toForm')}
              </ButtonLink>
            ),
          }}
          failure={t('loadFailed')}
        >
          {(messages) =>
            messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                isOpen={message.id === openId}
                takesFocus={message.id === restoredId}
                onToggle={(isOpen) => {
                  if (openId === undefined) setShownUntil(loaded[0]?.created_at);
                  setOpenId(isOpen ? message.id : undefined);
                  if (isOpen && !message.is_read) setRead(message, true);
                  // A colleague may have answered it since the list was loaded.
                  if (isOpen && message.is_read) void rows.refetch();
                }}
                onMark={(isRead) => setRead(message, isRead)}
                onAnswer={(isAnswered) => setAnswered(message, isAnswered)}
                onDelete={() => remove(message)}
              />
            ))
          }
        </PagedList>
      </div>
      {deleted && (
        <UndoBar
          key={deleted.id}
          text={t('deleted', { subject: deleted.subject })}
          onUndo={() => restore(deleted)}
        />
      )}
    </>
  );
}
