import {
  type ContactMessage,
  removeMessage,
  restoreMessage,
  setMessageRead,
} from '@shop/shared-data/staff';
import { notify } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../lists/queryKeys';

const outcome = (id: string, action: 'mark' | 'delete' | 'restore') =>
  notify.outcome(`messages/${id}/${action}`);

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
  // The dashboard shows the number of unread messages.
  const refetch = () =>
    Promise.all(
      [queryKeys.messages, queryKeys.today].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  const patch = (change: (rows: ContactMessage[]) => ContactMessage[]) =>
    client.setQueryData<ContactMessage[]>(queryKeys.messages, (rows) => rows && change(rows));

  const marking = useMutation({
    mutationFn: ({ id, isRead }: { id: string; isRead: boolean }) => setMessageRead(id, isRead),
    onSuccess: (marked) => {
      patch((rows) => rows.map((row) => (row.id === marked.id ? marked : row)));
      outcome(marked.id, 'mark').succeeded();
    },
    onError: (_, { id }) => outcome(id, 'mark').failed(t('updateFailed')),
    onSettled: refetch,
  });
  const removing = useMutation({
    mutationFn: ({ id }: ContactMessage) => removeMessage(id),
    onSuccess: (_, message) => {
      patch((rows) => rows.filter(({ id }) => id !== message.id));
      setDeleted(message);
      setRestoredId(undefined);
      outcome(message.id, 'delete').succeeded();
    },
    onError: (_, { id }) => outcome(id, 'delete').failed(t('deleteFailed')),
    onSettled: refetch,
  });
  const restoring = useMutation({
    mutationFn: ({ id }: ContactMessage) => restoreMessage(id),
    onSuccess: (_, message) => {
      patch((rows) => withMessage(rows, message));
      setDeleted(undefined);
      setRestoredId(message.id);
      outcome(message.id, 'restore').succeeded(t('restored'));
    },
    onError: (_, { id }) => outcome(id, 'restore').failed(t('restoreFailed')),
    onSettled: refetch,
  });

  return {
    setRead: ({ id }: ContactMessage, isRead: boolean) => marking.mutate({ id, isRead }),
    remove: removing.mutate,
    restore: restoring.mutate,
    deleted,
    restoredId,
  };
}
