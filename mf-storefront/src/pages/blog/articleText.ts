/** A paragraph, or a list of points. */
type ArticleBlock = string | readonly string[];

/** An article in one language. */
export interface ArticleText {
  /** What the article says, for those who read no further. */
  intro: string;
  sections: readonly { heading: string; blocks: readonly ArticleBlock[] }[];
}
