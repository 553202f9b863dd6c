import { Container } from '@shop/shared-ui';
import type { Department } from '../../catalogue/departments';
import styles from './CatalogueHead.module.css';
import { SizeFinder } from './SizeFinder';
import { VehicleFinder } from './VehicleFinder';

interface Props {
  department: Department;
  title: string;
  intro: string;
  /** Called before a finder changes what is listed. */
  onFind: () => void;
}

/** The top of a catalogue. It is lower than the heroes of other pages, to show the list sooner. */
export function CatalogueHead({ department, title, intro, onFind }: Props) {
  return (
    <div className={styles.head}>
      <Container>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.intro}>{intro}</p>
        <div className={styles.finders}>
          <VehicleFinder onFind={onFind} />
          {department.id === 'tires' && <SizeFinder onFind={onFind} />}
        </div>
      </Container>
    </div>
  );
}
