import { readOpenSteps } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from './queryKeys';

/** What a new shop still has to do. A saved setting may have done something. */
export const useOpenSteps = () =>
  useQuery({ queryKey: queryKeys.openSteps, queryFn: readOpenSteps });
