import { type ContactMessage, listMessages } from '@shop/shared-data/staff';
import { SearchField } from '@shop/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../kit/editing/UndoBar';
import { SectionHead } from '../../kit/layout/SectionHead';
import { Segments } from '../../kit/layout/Segments';
import { Toolbar } from '../../kit/layout/Toolbar';
import { PagedList } from '../../kit/lists/PagedList';
import { useListAddress } from '../../kit/lists/useListAddress';
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
  const { setRead, remove, restore, deleted, restoredId } = useMessageActions();

  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The restored message takes the focus, unless the filter or the pagination hides it.
    if (restoredId && document.activeElement === document.body) list.current?.focus();
  }, [restoredId]);

  const all = rows.data ?? [];
  const unread = all.filter(({ is_read }) => !is_read).length;
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
          empty={t('empty')}
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
                  setOpenId(isOpen ? message.id : undefined);
                  if (isOpen && !message.is_read) setRead(message, true);
                }}
                onMark={(isRead) => setRead(message, isRead)}
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
