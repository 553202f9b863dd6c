/** A text of staff. Where there is no Spanish one, pages in Spanish show the English one. */
export interface PublishedText {
  en: string;
  es?: string;
}

/** An entry of a list. What is absent is empty. */
export interface PublishedEntry {
  id: string;
  title: PublishedText;
  /** The role of a member of the team. */
  detail?: PublishedText;
  /** An answer may have placeholders: `{{week}}` for the opening hours, `{{phone}}`. */
  text?: PublishedText;
  /** The certifications of a member of the team. */
  note?: PublishedText;
  /** An address, a path, or the name of a built-in picture: `drawing:team-1`. */
  picture?: string;
  pictureText?: PublishedText;
  secondPicture?: string;
  secondPictureText?: PublishedText;
  years?: number;
}

/** The lists that staff write, in their order, without hidden entries. */
export interface PublishedLists {
  team: readonly PublishedEntry[];
  /** Jobs with pictures before and after. */
  jobs: readonly PublishedEntry[];
  equipment: readonly PublishedEntry[];
  certifications: readonly PublishedEntry[];
  questions: readonly PublishedEntry[];
}
