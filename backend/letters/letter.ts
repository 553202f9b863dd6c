export interface LetterLink {
  label: string;
  address: string;
}

export interface Letter {
  language: string;
  subject: string;
  paragraphs: readonly string[];
  /** Labels and values. */
  facts: readonly (readonly [string, string])[];
  /** The first one is the important one. */
  links: readonly LetterLink[];
  notes: readonly string[];
  shop: { name: string; address: string; phone: string; home: string };
  unsubscribe?: LetterLink | undefined;
}

const LINE = 72;

/** A link stays whole, whatever its length. */
function wrap(paragraph: string, indent = ''): string {
  const lines = paragraph.split('\n').map((line) => {
    const words = line.split(' ');
    let column = indent.length;
    return words
      .map((word, i) => {
        const fits = i === 0 || column + 1 + word.length <= LINE;
        column = fits ? column + word.length + (i ? 1 : 0) : indent.length + word.length;
        if (i === 0) return word;
        return fits ? ` ${word}` : `\n${indent}${word}`;
      })
      .join('');
  });
  return lines.join(`\n${indent}`);
}

export function letterText(letter: Letter): string {
  const { paragraphs, facts, links, notes, shop, unsubscribe } = letter;
  const width = Math.max(0, ...facts.map(([label]) => label.length)) + 2;
  const column = (label: string) => `${label}:`.padEnd(width);
  const blocks = [
    ...paragraphs.map((paragraph) => wrap(paragraph)),
    facts.map(([label, value]) => column(label) + wrap(value, ' '.repeat(width))).join('\n'),
    ...links.map(({ label, address }) => `${label}:\n${address}`),
    ...notes.map((note) => wrap(note)),
    ['-- ', shop.name, shop.address, shop.phone, shop.home].join('\n'),
    unsubscribe ? `${unsubscribe.label}:\n${unsubscribe.address}` : '',
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '').replaceAll('\n', '<br>');

// The tokens of shared-ui: mail programs know neither custom properties nor style sheets.
const style = {
  page: 'margin:0;padding:0;background:#f5f6f7;color:#16191d;font:16px/1.5 Arial,sans-serif',
  head: 'padding:20px 24px;background:#14171a;color:#f6f7f8;font-size:20px;font-weight:bold',
  body: 'padding:24px;background:#ffffff',
  label:
    'padding:6px 16px 6px 0;color:#545c66;vertical-align:top;text-align:left;font-weight:normal',
  value: 'padding:6px 0;font-weight:bold;overflow-wrap:anywhere',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#c2410c;color:#ffffff;font-weight:bold;text-decoration:none',
  link: 'color:#c2410c',
  foot: 'padding:16px 24px;color:#545c66;font-size:14px',
};

const anchor = ({ label, address }: LetterLink, look: string) =>
  `<a href="${escaped(address)}" style="${look}">${escaped(label)}</a>`;

/** Tables, and styles at each element, so that mail programs show it alike. */
export function letterHtml(letter: Letter): string {
  const { language, subject, paragraphs, facts, links, notes, shop, unsubscribe } = letter;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${style.label}">${escaped(label)}</th><td style="${style.value}">${escaped(value)}</td></tr>`,
  );
  const contact = [shop.name, shop.address, shop.phone].map(escaped).join('<br>');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(subject)}</title></head>
<body style="${style.page}"><table role="presentation" cellspacing="0" cellpadding="0" style="width:100%;max-width:600px;margin:0 auto">
<tr><td style="${style.head}">${escaped(shop.name)}</td></tr>
<tr><td style="${style.body}">
${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
${rows.length ? `<table cellspacing="0" cellpadding="0" style="margin:16px 0">${rows.join('\n')}</table>` : ''}
${links.map((link, i) => `<p>${anchor(link, i ? style.link : style.button)}</p>`).join('\n')}
${notes.map((note) => `<p style="color:#545c66">${escaped(note)}</p>`).join('\n')}
</td></tr>
<tr><td style="${style.foot}">${contact}<br>${anchor({ label: shop.home, address: shop.home }, style.link)}
${unsubscribe ? `<br><br>${anchor(unsubscribe, style.link)}` : ''}</td></tr>
</table></body></html>
`;
}
