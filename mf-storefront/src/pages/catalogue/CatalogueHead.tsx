import { Container } from '@shop/shared-ui';
import type { CatalogueQuery } from '../../catalogue/catalogueQuery';
import type { Department } from '../../catalogue/departments';
import styles from './CatalogueHead.module.css';
import { Finders } from './Finders';
import { VehicleFinder } from './VehicleFinder';

interface Props {
  department: Department;
  title: string;
  intro: string;
  query: CatalogueQuery;
  /** Called once a finder has changed what is listed. */
  onFind: () => void;
}

/** The top of a catalogue. It is lower than the heroes of other pages, to show the list sooner. */
export function CatalogueHead({ department, title, intro, query, onFind }: Props) {
  return (
    <div className={styles.head}>
      <Container>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.intro}>{intro}</p>
        <div className={styles.finders}>
          {department.id === 'tires' ? (
            <Finders query={query} onFind={onFind} />
          ) : (
            <VehicleFinder onFind={onFind} />
          )}
        </div>
      </Container>
    </div>
  );
}
