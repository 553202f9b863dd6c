import type { RichElement, RichText } from '@shop/shared-contract';
import { Fragment, type ReactNode } from 'react';
import { TextLink } from '../actions/TextLink';
import { Heading, type HeadingLevel } from '../layout/Heading';
import styles from './RichTextView.module.css';

/** The parts of a text; their order never changes while they are shown. */
function parts(text: RichText = []): ReactNode {
  const [only] = text;
  if (text.length === 1 && typeof only === 'string') return only;
  return text.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name.
    if (typeof part === 'string') return <span key={index}>{part}</span>;
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    return <Fragment key={index}>{element(part)}</Fragment>;
  });
}

/** As wide as the column of a text, or as the screen. */
const SIZES = '(min-width: 46rem) 44rem, 100vw';

function element({ tag: Tag, href = '', start, align, children, ...part }: RichElement) {
  switch (Tag) {
    case 'br':
    case 'hr':
      return <Tag />;
    case 'h2':
    case 'h3':
    case 'h4':
      return <Heading level={Number(Tag[1]) as HeadingLevel}>{parts(children)}</Heading>;
    case 'ol':
      return <ol start={start}>{parts(children)}</ol>;
    case 'table':
      return (
        <div className={styles.table}>
          <table>{parts(children)}</table>
        </div>
      );
    case 'th':
    case 'td':
      return <Tag className={align && styles[align]}>{parts(children)}</Tag>;
    case 'img': {
      const { srcset, alt = '', ...image } = part;
      return (
        <img {...image} alt={alt} srcSet={srcset} sizes={SIZES} loading="lazy" decoding="async" />
      );
    }
    case 'a':
      return href.startsWith('/') ? (
        <TextLink to={href}>{parts(children)}</TextLink>
      ) : (
        <TextLink href={href}>{parts(children)}</TextLink>
      );
    default:
      return <Tag>{parts(children)}</Tag>;
  }
}

/** Renders a text of staff with headings, lists, tables, links and pictures. It has no HTML, so nothing in it can be executed. */
export const RichTextView = ({ text }: { text: RichText }) => (
  <div className={styles.text}>{parts(text)}</div>
);
