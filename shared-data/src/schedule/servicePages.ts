import {
  type PublishedArticle,
  type PublishedEntry,
  type PublishedService,
  paths,
  type Shop,
} from '@shop/shared-contract';

/** What the page of a service alone shows: the service, and the entries of lists that are about it. */
export interface ServicePageContent {
  service: PublishedService;
  /** Of all languages. */
  articles: readonly PublishedArticle[];
  jobs: readonly PublishedEntry[];
  questions: readonly PublishedEntry[];
}

/** Returns what the page of a service shows; undefined where the shop does not offer it. */
export function servicePage(shop: Partial<Shop>, id: string): ServicePageContent | undefined {
  const service = shop.services?.find((each) => each.id === id);
  const aboutIt = <Entry extends PublishedEntry>(entries: readonly Entry[] = []) =>
    entries.filter((entry) => entry.service === id);
  return (
    service && {
      service,
      articles: aboutIt(shop.articles),
      jobs: aboutIt(shop.jobs),
      questions: aboutIt(shop.questions),
    }
  );
}

/** Returns what the page of each service shows, by address. */
export const servicePages = (
  shop: Partial<Shop>,
): Record<string, () => ServicePageContent | undefined> =>
  Object.fromEntries(
    (shop.services ?? []).map(({ id }) => [paths.service(id), () => servicePage(shop, id)]),
  );
