export interface Picture {
  page: string;
  language: string;
  width: number;
  file: string;
}

const text = (value: string) => value.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const figure = ({ file, language, width }: Picture) =>
  `<figure style="flex:${width}"><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${language} · ${width}</figcaption></figure>`;

/** A row for each page of the site. */
export function contactSheet(pictures: readonly Picture[], made: string): string {
  const pages = [...new Set(pictures.map(({ page }) => page))];
  const rows = pages.map((page) => {
    const own = pictures.filter((picture) => picture.page === page);
    return `<section><h2>${text(page)}</h2><div>${own.map(figure).join('')}</div></section>`;
  });
  return `<!doctype html>
<meta charset="utf-8">
<title>Every page, ${made}</title>
<style>
  body { margin: 1rem; font: 14px/1.4 system-ui, sans-serif; background: #e8eaed; }
  h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
  section div { display: flex; gap: 8px; align-items: start; }
  figure { min-width: 0; margin: 0; }
  img { display: block; width: 100%; max-height: 26rem; object-fit: cover; object-position: top; background: #fff; border: 1px solid #bbb; }
  figcaption { color: #555; }
</style>
<h1>${pages.length} pages, ${pictures.length} pictures, ${made}</h1>
${rows.join('\n')}
`;
}
