import type { Language } from '@shop/shared-i18n';
import { Heading } from '@shop/shared-ui';
import { use } from 'react';
import type { Article } from '../blog/articles';
import styles from './ArticleText.module.css';
import { articleText } from './articleTexts';

interface Props {
  article: Article;
  language: Language;
}

export function ArticleText({ article, language }: Props) {
  const { intro, sections } = use(articleText(article, language));
  return (
    <div className={styles.text}>
      <p className={styles.intro}>{intro}</p>
      {sections.map(({ heading, blocks }) => (
        <section key={heading} className={styles.section}>
          <Heading level={2} className={styles.heading}>
            {heading}
          </Heading>
          {blocks.map((block) =>
            typeof block === 'string' ? (
              <p key={block}>{block}</p>
            ) : (
              <ul key={block[0]} className={styles.points}>
                {block.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </div>
  );
}
