import { clsx } from 'clsx';
import { Anchor, type AnchorProps } from './Anchor';
import styles from './TextLink.module.css';

type Props = AnchorProps & {
  /** Makes the whole surrounding Card the link's target. */
  stretched?: boolean | undefined;
  /** `plain` is underlined on hover only: for headings and lists of links. */
  look?: 'underlined' | 'plain' | undefined;
  /** It stands outside a sentence: with room for a finger. */
  alone?: boolean | undefined;
};

export function TextLink(props: Props) {
  const { stretched = false, look = 'underlined', alone = false, className, ...rest } = props;
  return (
    <Anchor
      {...rest}
      className={clsx(
        styles.link,
        look === 'plain' && styles.plain,
        stretched && styles.stretched,
        alone && styles.alone,
        className,
      )}
    />
  );
}
