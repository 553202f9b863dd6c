import type { RichElement, RichText } from '@shop/shared-contract';
import { Fragment, type ReactNode } from 'react';
import { TextLink } from '../actions/TextLink';
import { Heading } from '../layout/Heading';
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

function element({ tag: Tag, href = '', children }: RichElement): ReactNode {
  if (Tag === 'br' || Tag === 'hr') return <Tag />;
  if (Tag === 'h2' || Tag === 'h3') {
    return <Heading level={Tag === 'h2' ? 2 : 3}>{parts(children)}</Heading>;
  }
  if (Tag !== 'a') return <Tag>{parts(children)}</Tag>;
  const isPath = href.startsWith('/');
  return isPath ? (
    <TextLink to={href}>{parts(children)}</TextLink>
  ) : (
    <TextLink href={href}>{parts(children)}</TextLink>
  );
}

/** Renders a text of staff with headings, lists and links. It has no HTML, so nothing in it can be executed. */
export const RichTextView = ({ text }: { text: RichText }) => (
  <div className={styles.text}>{parts(text)}</div>
);
