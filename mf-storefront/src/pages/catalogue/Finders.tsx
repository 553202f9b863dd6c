import { paths } from '@shop/shared-contract';
import { TIRE_SIZE } from '@shop/shared-data';
import { PlainButton } from '@shop/shared-ui';
import { useLocation, useNavigate } from '@shop/shared-vendor';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import type { Department } from '../../catalogue/departments';
import { VehicleFinder } from '../../vehicles/VehicleFinder';
import styles from './Finders.module.css';
import { SizeFinder } from './SizeFinder';

type Way = 'vehicle' | 'size';

const ways: Record<Department['id'], readonly Way[]> = {
  tires: ['vehicle', 'size'],
  parts: ['vehicle'],
};

/** The sizes of the query, as the field for the size shows them: one, or front and rear. */
function sizeOf({ search, fits, vehicle }: CatalogueQuery): string {
  if (TIRE_SIZE.test(search.toUpperCase())) return search;
  // Sizes of which a vehicle has one.
  if (vehicle && fits.length > 1) return '';
  return fits.length <= 2 ? fits.join(' ') : '';
}

interface State {
  open: Way | undefined;
  /** Where the visitor goes on: a new object each time. */
  next?: { to: 'results' | 'size' };
}

interface Props {
  department: Department;
  query: CatalogueQuery;
  onFind: () => void;
}

/** Closed until one is wanted, so that products are in the first screen; a wide one shows the vehicle beside them. */
export function Finders({ department, query, onFind }: Props) {
  const { t } = useTranslation('catalogue');
  const [{ open, next }, setState] = useState<State>({ open: undefined });
  const sizePanel = useRef<HTMLDivElement>(null);
  const id = useId();

  const showResults = useEffectEvent(onFind);
  // In an effect: the panel has closed, or opened, by then.
  useEffect(() => {
    if (next?.to === 'results') showResults();
    if (next?.to === 'size') sizePanel.current?.querySelector('input')?.focus();
  }, [next]);

  const navigate = useNavigate();
  const { pathname } = useLocation();
  // On another page the visitor chooses a size first: leaving it would close the question.
  const list = (search: string) => {
    if (pathname === paths.tires()) navigate(`${pathname}?${search}`);
  };
  const find = () => setState({ open: undefined, next: { to: 'results' } });
  return (
    <div className={styles.finders}>
      <div className={styles.ways}>
        {ways[department.id].map((way) => (
          <PlainButton
            key={way}
            className={styles.way}
            data-way={way}
            aria-expanded={open === way}
            aria-controls={`${id}-${way}`}
            onClick={() => setState({ open: open === way ? undefined : way })}
          >
            <span>{t(`finder.by.${way}`)}</span>
            <ChevronDown aria-hidden="true" />
          </PlainButton>
        ))}
      </div>
      <div
        id={`${id}-vehicle`}
        className={styles.panel}
        data-way="vehicle"
        data-open={open === 'vehicle'}
      >
        <VehicleFinder
          {...(department.id === 'tires' && {
            onVehicle: list,
            onEnterSize: () => setState({ open: 'size', next: { to: 'size' } }),
          })}
          onFind={find}
        />
      </div>
      {department.id === 'tires' && (
        <div
          id={`${id}-size`}
          ref={sizePanel}
          className={styles.panel}
          data-way="size"
          data-open={open === 'size'}
        >
          <SizeFinder value={sizeOf(query)} onFind={find} />
        </div>
      )}
    </div>
  );
}
