import { Container } from '@shop/shared-ui';
import styles from './CatalogueHead.module.css';
import { VehicleFinder } from './VehicleFinder';

interface Props {
  title: string;
  intro: string;
}

/** The top of a catalogue. It is lower than the heroes of other pages, to show the list sooner. */
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
