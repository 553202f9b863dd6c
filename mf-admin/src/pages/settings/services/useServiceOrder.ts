import { listServices, moveService, type Service } from '@shop/shared-data/staff';
import { notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../lists/queryKeys';
import { movedServices } from './movedServices';

interface Move {
  id: string;
  direction: 'up' | 'down';
}

/** Moves services in their order. The new order shows at once, and is read again in any case. */
export function useServiceOrder(services: readonly Service[]) {
  const { t } = useTranslation('adminServices');
  const client = useQueryClient();
  const outcome = notify.outcome('services/order');
  const { mutateAsync, error } = useMutation({
    mutationFn: async ({ id, direction }: Move) => {
      const moved = movedServices(services, id, direction);
      client.setQueryData(queryKeys.services, moved);
      for (const service of moved) {
        const before = services.find((each) => each.id === service.id);
        if (before && before.position !== service.position) {
          await moveService(before, service.position);
        }
      }
    },
    onSuccess: () => outcome.succeeded(),
    onError: () => outcome.failed(t('moveFailed')),
    // Awaited, so that the next move reads the new versions.
    onSettled: () =>
      client.fetchQuery({ queryKey: queryKeys.services, queryFn: listServices, staleTime: 0 }),
  });
  // A rejection is in `error` and has its notification.
  const move = useSingleFlight((next: Move) => mutateAsync(next).catch(() => undefined));
  return { move, error };
}
