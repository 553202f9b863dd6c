import type { RichElement, RichText } from '@shop/shared-contract';
import { Lexer, type Token, type Tokens } from 'marked';

/** Returns the address of a link that may be followed: of the web, a mail, a phone number, or a path of the site. */
function safeHref(href: string): string | undefined {
  if (/^\/(?![/\\])/.test(href) || /^#/.test(href)) return href;
  return /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : undefined;
}

/**
 * Returns the texts and elements of tokens. No HTML is written: React creates these elements and no others. What pages
 * do not have, such as pictures, tables and raw HTML, becomes its text.
 */
function nodesOf(tokens: readonly Token[] = []): (string | RichElement)[] {
  return tokens.flatMap((token): (string | RichElement)[] => {
    switch (token.type) {
      case 'heading':
        return [{ tag: token['depth'] > 2 ? 'h3' : 'h2', children: nodesOf(token.tokens) }];
      case 'paragraph':
        return [{ tag: 'p', children: nodesOf(token.tokens) }];
      case 'blockquote':
        return [{ tag: 'blockquote', children: nodesOf(token.tokens) }];
      case 'list':
        return [
          {
            tag: token['ordered'] ? 'ol' : 'ul',
            children: (token as Tokens.List).items.map(({ tokens: item }) => ({
              tag: 'li',
              children: nodesOf(item),
            })),
          },
        ];
      case 'code':
        return [{ tag: 'pre', children: [{ tag: 'code', children: [token['text']] }] }];
      case 'codespan':
        return [{ tag: 'code', children: [token['text']] }];
      case 'hr':
      case 'br':
        return [{ tag: token.type }];
      case 'strong':
      case 'em':
        return [{ tag: token.type, children: nodesOf(token.tokens) }];
      case 'link': {
        const href = safeHref(token['href']);
        const children = nodesOf(token.tokens);
        return href ? [{ tag: 'a', href, children }] : children;
      }
      case 'text':
        return token.tokens ? nodesOf(token.tokens) : [token['text']];
      case 'escape':
      case 'image':
        return [token['text']];
      case 'del':
        return nodesOf(token.tokens);
      case 'table':
        return [{ tag: 'p', children: [token.raw] }];
      case 'html':
        // As it was typed.
        return token['block'] ? [{ tag: 'p', children: [token.raw] }] : [token.raw];
      case 'space':
      case 'def':
        return [];
      default:
        return [token.raw];
    }
  });
}

/** Markdown (CommonMark, with bare addresses as links) as elements that pages may show. */
export const richText = (markdown: string): RichText =>
  nodesOf(new Lexer({ gfm: true }).lex(markdown));
