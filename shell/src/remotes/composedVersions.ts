import type { SiteConfig } from '@shop/shared-contract';
import { type Language, type MessageSet, speaksAsComposed } from '@shop/shared-i18n';
import { languageOfPath } from '../languageOfAddress';

let composed = new Map<string, string>();
let language: Language | undefined;

/** Notes which versions made the HTML that the visitor got, and in which language. */
export function rememberComposed({ remotes }: SiteConfig) {
  composed = new Map(remotes.map(({ name, version }) => [name, version]));
  language = languageOfPath(location.pathname);
}

/** Whether a version made its part of the HTML; true where there is no such HTML. */
export const madeTheHtml = (remote: string, version: string) =>
  (composed.get(remote) ?? version) === version;

/** Whether the words are still those of the HTML; true where there is none. */
export const saysTheHtml = (messages: readonly MessageSet[]) =>
  language === undefined || speaksAsComposed(messages, language);
