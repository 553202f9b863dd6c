/** A paragraph, or a list of points. */
type ArticleBlock = string | readonly string[];

/** An article in one language. */
export interface ArticleText {
  /** A summary of the article. */
  intro: string;
  sections: readonly { heading: string; blocks: readonly ArticleBlock[] }[];
}
