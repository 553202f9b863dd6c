import type { PublishedText } from './publishedLists';

/** Where pages show a picture that staff can replace: the groups of services, the film on the home page, the shop tour. */
export type PicturePlace = 'tires' | 'repairs' | 'body' | 'film' | 'tour';

/** A picture that staff uploaded. */
export interface PagePicture {
  /** Of its largest file. */
  address: string;
  /** What it shows; absent where staff have not written it. */
  text?: PublishedText;
}

export type PagePictures = Partial<Record<PicturePlace, PagePicture>>;
