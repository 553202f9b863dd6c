import { moveService, type Service } from '@shop/shared-data/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../kit/useAction';
import { queryKeys } from '../../../lists/queryKeys';
import { movedServices } from './movedServices';

interface Move {
  id: string;
  direction: 'up' | 'down';
}

/** Moves services in their order. The new order shows at once, and is read again in any case. */
export function useServiceOrder(services: readonly Service[]) {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'services' });
  const client = useQueryClient();
  const { run, error } = useAction({
    id: 'services/order',
    send: async ({ id, direction }: Move) => {
      const moved = movedServices(services, id, direction);
      client.setQueryData(queryKeys.services, moved);
      for (const service of moved) {
        const before = services.find((each) => each.id === service.id);
        if (before && before.position !== service.position) {
          await moveService(before, service.position);
        }
      }
    },
    failure: t('moveFailed'),
    // Before the action ends, so that the next move reads the new versions.
    refresh: [queryKeys.services],
  });
  return { move: run, error };
}
