import type { Language } from '@shop/shared-i18n';
import brakesShared from '../../pictures/article-brake-signs.jpg';
import brakes from '../../pictures/article-brake-signs.svg';
import treadShared from '../../pictures/article-tread-depth.jpg';
import tread from '../../pictures/article-tread-depth.svg';
import alignmentShared from '../../pictures/article-wheel-alignment.jpg';
import alignment from '../../pictures/article-wheel-alignment.svg';
import winterShared from '../../pictures/article-winter-tires.jpg';
import winter from '../../pictures/article-winter-tires.svg';
import type { ArticleText } from './articleText';

export const articleSlug = (title: string) => title.trim().toLowerCase().replace(/\s+/g, '-');

export interface Article {
  /** Its key in the locales. */
  id: 'alignment' | 'tread' | 'winter' | 'brakes';
  slug: string;
  category: 'alignment' | 'tires' | 'seasons' | 'brakes';
  author: string;
  /** Day of publication, `2025-11-03`. */
  date: string;
  picture: string;
  /** The picture as a JPEG for link previews, which show no SVG. */
  sharedPicture: string;
  load: Record<Language, () => Promise<ArticleText>>;
}

/** All articles, the featured one first. The slug is the same in both languages. */
export const articles = [
  {
    id: 'alignment',
    slug: articleSlug('Wheel Alignment'),
    category: 'alignment',
    author: 'Danielle Brooks',
    date: '2025-11-03',
    picture: alignment,
    sharedPicture: alignmentShared,
    load: {
      en: () => import('./articles/wheelAlignmentEn').then((text) => text.wheelAlignmentEn),
      es: () => import('./articles/wheelAlignmentEs').then((text) => text.wheelAlignmentEs),
    },
  },
  {
    id: 'winter',
    slug: articleSlug('Winter Tires in Georgia'),
    category: 'seasons',
    author: 'Danielle Brooks',
    date: '2025-10-20',
    picture: winter,
    sharedPicture: winterShared,
    load: {
      en: () => import('./articles/winterTiresEn').then((text) => text.winterTiresEn),
      es: () => import('./articles/winterTiresEs').then((text) => text.winterTiresEs),
    },
  },
  {
    id: 'brakes',
    slug: articleSlug('Seven Signs of Worn Brakes'),
    category: 'brakes',
    author: 'Marcus Bell',
    date: '2025-09-15',
    picture: brakes,
    sharedPicture: brakesShared,
    load: {
      en: () => import('./articles/brakeSignsEn').then((text) => text.brakeSignsEn),
      es: () => import('./articles/brakeSignsEs').then((text) => text.brakeSignsEs),
    },
  },
  {
    id: 'tread',
    slug: articleSlug('Reading Tread Depth'),
    category: 'tires',
    author: 'Luis Ortega',
    date: '2025-08-18',
    picture: tread,
    sharedPicture: treadShared,
    load: {
      en: () => import('./articles/treadDepthEn').then((text) => text.treadDepthEn),
      es: () => import('./articles/treadDepthEs').then((text) => text.treadDepthEs),
    },
  },
] as const satisfies readonly Article[];

/** The article at an address, which may be in any letter case; undefined where there is none. */
export const findArticle = (slug: string | undefined): Article | undefined =>
  articles.find((article) => article.slug === slug?.toLowerCase());
