import { paths } from '@shop/shared-contract';
import { useLocation } from '@shop/shared-vendor';
import { type Department, parts, tires } from '../../catalogue/departments';

/** The department of the address, in any letter case. */
export function useDepartment(): Department {
  const { pathname } = useLocation();
  const root = paths.autoParts('').slice(0, -1);
  return pathname.toLowerCase().startsWith(root) ? parts : tires;
}
