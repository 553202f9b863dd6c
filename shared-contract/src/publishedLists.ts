import type { Language } from '@shop/shared-site/languages';

/** A text of staff. Where there is no Spanish one, pages in Spanish show the English one. */
export interface PublishedText {
  en: string;
  es?: string;
}

/** An entry of a list. What is absent is empty. */
export interface PublishedEntry {
  id: string;
  title: PublishedText;
  /** The role of a member of the team, where a review was published, or the summary of an article. */
  detail?: PublishedText;
  /** An answer may have placeholders: `{{week}}` for the opening hours, `{{roadside}}`, `{{warranty}}`, `{{phone}}`. */
  text?: PublishedText;
  /** The certifications of a member of the team, or the category of an article. */
  note?: PublishedText;
  /** An address, a path, or the name of a built-in picture: `drawing:equipment-lift`. */
  picture?: string;
  /** What it shows, where it was uploaded and staff have written that. */
  pictureText?: PublishedText;
  secondPicture?: string;
  secondPictureText?: PublishedText;
  years?: number;
  /** The id of the service that a job, a question or an article is about. */
  service?: string;
}

/** An article as lists of articles show it; its text has a file of its own. */
export interface PublishedArticle extends PublishedEntry {
  /** Its name in the address `/blog/{slug}`. */
  slug: string;
  author: string;
  /** `2025-11-03`. */
  day: string;
  /** When its title, summary or text was last changed: `2026-03-02T09:00:00.000Z`. */
  written: string;
  /** In which it has a title and a text; it has no page in another one. */
  languages: readonly Language[];
}

/** A part of a text with headings, links, lists, tables and pictures. It can hold no other elements. */
export interface RichElement {
  tag:
    | 'p'
    | 'h2'
    | 'h3'
    | 'h4'
    | 'ul'
    | 'ol'
    | 'li'
    | 'blockquote'
    | 'pre'
    | 'code'
    | 'em'
    | 'strong'
    | 'del'
    | 'a'
    | 'br'
    | 'hr'
    | 'table'
    | 'thead'
    | 'tbody'
    | 'tr'
    | 'th'
    | 'td'
    | 'img';
  /** Of `a`: http, https, mailto, tel, or a path of the site. */
  href?: string;
  /** Of `ol`, where its first number is not 1. */
  start?: number;
  /** Of `th` and `td`. */
  align?: 'left' | 'center' | 'right';
  /** Of `img`: the address of an uploaded picture. */
  src?: string;
  alt?: string;
  /** Of `alt`, where it is not in the language of the text. */
  lang?: Language;
  /** Of a published picture, as `PublishedPicture` has them. */
  width?: number;
  height?: number;
  srcset?: string;
  children?: RichText;
}

export type RichText = readonly (string | RichElement)[];

/** The file of an article, with the languages that it has a page in. */
export type ArticleText = Partial<Record<Language, RichText>>;

/**
 * What the page of an article alone shows, or the path to which its earlier address leads. `more` has articles of all
 * languages.
 */
export type ArticlePageContent =
  | { article: PublishedArticle; text: ArticleText; more: readonly PublishedArticle[] }
  | { movedTo: string };

/** The lists that staff write, in their order, without hidden entries. */
export interface PublishedLists {
  team: readonly PublishedEntry[];
  /** Jobs with pictures before and after. */
  jobs: readonly PublishedEntry[];
  equipment: readonly PublishedEntry[];
  certifications: readonly PublishedEntry[];
  /** What customers wrote elsewhere: `title` is their name, `detail` the source. */
  reviews: readonly PublishedEntry[];
  /** Those about a service are on its page, the others on the contact page. */
  questions: readonly PublishedEntry[];
  /** The featured one first. */
  articles: readonly PublishedArticle[];
}
