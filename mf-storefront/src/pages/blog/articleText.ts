/** A paragraph, or a list of points. */
type ArticleBlock = string | readonly string[];

export interface ArticleText {
  intro: string;
  sections: readonly { heading: string; blocks: readonly ArticleBlock[] }[];
}
