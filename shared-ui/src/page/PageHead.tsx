import { useShop } from '@shop/shared-contract';

interface Props {
  /** The page's own title; the shop's name follows it. */
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string | undefined;
  /** Address of a picture for shared links. */
  image?: string | undefined;
  /** `article` for blog posts. */
  type?: 'website' | 'article' | undefined;
}

/** What browsers, search engines and messengers show of a page. React moves it into the head. */
export function PageHead({ title, description, image, type = 'website' }: Props) {
  const { name } = useShop();
  const full = `${title} | ${name}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={full} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={name} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
    </>
  );
}
