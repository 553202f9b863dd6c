import { Container } from '@shop/shared-ui';
import styles from './CatalogueHead.module.css';
import { VehicleFinder } from './VehicleFinder';

interface Props {
  title: string;
  intro: string;
}

/** The top of a catalogue: lower than other pages' heroes, because people come for the list. */
export function CatalogueHead({ title, intro }: Props) {
  return (
    <div className={styles.head}>
      <Container>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.intro}>{intro}</p>
        <VehicleFinder />
      </Container>
    </div>
  );
}
