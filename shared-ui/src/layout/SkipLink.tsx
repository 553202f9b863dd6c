import styles from './SkipLink.module.css';

interface Props {
  /** Id of the main element, which needs `tabIndex={-1}`. */
  target: string;
  children: string;
}

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink({ target, children }: Props) {
  return (
    <a
      href={`#${target}`}
      className={styles.skip}
      onClick={(event) => {
        const main = document.getElementById(target);
        if (!main) return;
        // Without a hash in the address, which would be one more step for Back.
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
