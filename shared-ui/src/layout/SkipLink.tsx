import styles from './SkipLink.module.css';

interface Props {
  /** Id of the main element, which needs `tabIndex={-1}`. */
  target: string;
  children: string;
}

export function SkipLink({ target, children }: Props) {
  return (
    <a
      href={`#${target}`}
      className={styles.skip}
      onClick={(event) => {
        const main = document.getElementById(target);
        if (!main) return;
        // Without a hash, which would add an entry to the history.
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
