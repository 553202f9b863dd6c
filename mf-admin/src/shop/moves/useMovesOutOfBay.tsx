import { type MoveProposal, moveVisits, proposeMovesFrom } from '@shop/shared-data/staff';
import { notify } from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customerName } from '../bookings/customerName';
import { queryKeys } from '../rows/queryKeys';
import { ProposedMoves } from './ProposedMoves';

interface Question {
  bay: number;
  proposals: MoveProposal[];
  decide: (isConfirmed: boolean) => void;
}

/**
 * Asks before a bay goes out of use in which visits are. `confirm` resolves to whether to save, and rejects when the
 * visits can't be loaded; `send` moves them once the bay is saved. Who cannot be moved is on the list of calls.
 */
export function useMovesOutOfBay(): {
  confirm: (bay: number) => Promise<boolean>;
  send: () => Promise<void>;
  dialog: ReactNode;
} {
  const { t } = useTranslation('adminMoves');
  const { t: tBookings } = useTranslation('adminBookings');
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question>();
  const confirmed = useRef<MoveProposal[]>([]);
  const confirm = async (bay: number) => {
    const proposals = await proposeMovesFrom(bay);
    confirmed.current = [];
    if (proposals.length === 0) return true;
    return new Promise<boolean>((resolve) => {
      const decide = (isConfirmed: boolean) => {
        confirmed.current = isConfirmed ? proposals : [];
        setQuestion(undefined);
        resolve(isConfirmed);
      };
      setQuestion({ bay, proposals, decide });
    });
  };
  const send = async () => {
    const proposals = confirmed.current;
    if (proposals.length === 0) return;
    // The bay is saved: those that stay are on the list of calls, whatever the reason is.
    const { left } = await moveVisits(proposals).catch(() => ({
      left: proposals.map(({ booking }) => booking),
    }));
    const names = left.map((booking) => customerName(booking, tBookings)).join(', ');
    if (names) notify.error(t('notMoved', { names }));
    for (const queryKey of [queryKeys.bookings, queryKeys.today]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  return {
    confirm,
    send,
    dialog: question && (
      <ProposedMoves
        bay={question.bay}
        proposals={question.proposals}
        submitLabel={(count) => (count > 0 ? t('closeAndMove', { count }) : t('close'))}
        busy={false}
        onSubmit={() => question.decide(true)}
        onBack={() => question.decide(false)}
      >
        <p>{t('hours')}</p>
      </ProposedMoves>
    ),
  };
}
