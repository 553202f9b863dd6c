import {
  type ContactMessage,
  removeMessage,
  restoreMessage,
  setMessageAnswered,
  setMessageRead,
} from '@shop/shared-data/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../kit/forms/useAction';
import { queryKeys } from '../../shop/rows/queryKeys';

/** Adds a message to the list, which has the newest first. */
const withMessage = (rows: ContactMessage[], message: ContactMessage) =>
  [...rows.filter(({ id }) => id !== message.id), message].sort((one, other) =>
    other.created_at.localeCompare(one.created_at),
  );

export function useMessageActions() {
  const { t } = useTranslation('adminMessages');
  const client = useQueryClient();
  const [deleted, setDeleted] = useState<ContactMessage>();
  const [restoredId, setRestoredId] = useState<string>();
  // The menu and the dashboard show the number of unread messages.
  const refresh = [queryKeys.messages, queryKeys.news];
  const patch = (change: (rows: ContactMessage[]) => ContactMessage[]) =>
    client.setQueryData<ContactMessage[]>(queryKeys.messages, (rows) => rows && change(rows));

  const marking = useAction({
    // The other way at once is another action: opening a message marks it, and the list loads again after that.
    id: ({ message, isRead }: { message: ContactMessage; isRead: boolean }) =>
      `messages/${message.id}/${isRead ? 'read' : 'unread'}`,
    send: ({ message, isRead }) => setMessageRead(message.id, isRead),
    failure: t('updateFailed'),
    refresh,
    onDone: (marked) => patch((rows) => rows.map((row) => (row.id === marked.id ? marked : row))),
  });
  const answering = useAction({
    id: ({ message, isAnswered }: { message: ContactMessage; isAnswered: boolean }) =>
      `messages/${message.id}/${isAnswered ? 'answered' : 'unanswered'}`,
    send: ({ message, isAnswered }) => setMessageAnswered(message.id, isAnswered),
    failure: t('updateFailed'),
    refresh,
    onDone: (marked) => patch((rows) => rows.map((row) => (row.id === marked.id ? marked : row))),
  });
  const removing = useAction({
    id: ({ id }: ContactMessage) => `messages/${id}/delete`,
    send: ({ id }) => removeMessage(id),
    failure: t('deleteFailed'),
    refresh,
    onDone: (_, message) => {
      patch((rows) => rows.filter(({ id }) => id !== message.id));
      setDeleted(message);
      setRestoredId(undefined);
    },
  });
  const restoring = useAction({
    id: ({ id }: ContactMessage) => `messages/${id}/restore`,
    send: ({ id }) => restoreMessage(id),
    success: t('restored'),
    failure: t('restoreFailed'),
    refresh,
    onDone: (_, message) => {
      patch((rows) => withMessage(rows, message));
      setDeleted(undefined);
      setRestoredId(message.id);
    },
  });

  return {
    setRead: (message: ContactMessage, isRead: boolean) => marking.run({ message, isRead }),
    setAnswered: (message: ContactMessage, isAnswered: boolean) =>
      answering.run({ message, isAnswered }),
    remove: removing.run,
    restore: restoring.run,
    deleted,
    restoredId,
  };
}
