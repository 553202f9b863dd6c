import { readFileSync } from 'node:fs';
import { type AtRule, parse, type Rule } from 'postcss';
import selectorParser, { type Pseudo, type Selector } from 'postcss-selector-parser';
import { filesBelow } from '../machine/hashFiles';
import type { BuiltRemote } from './builtRemote';

/** Pseudo-classes that match what one of their selectors matches. */
const MATCHING = [':is', ':where'];

/** They apply to the whole document under a name that no build makes unique. */
const GLOBAL_RULES = ['counter-style', 'import', 'page', 'property', 'view-transition'];

const isWithinKeyframes = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/** The fonts of all remotes have names in one page. */
function familyOf(face: AtRule): string {
  let family = '';
  face.walkDecls('font-family', ({ value }) => {
    family = value.replace(/^(["'])(.*)\1$/, '$2');
  });
  return family;
}

/** Whether a selector matches only elements with a class of the remote, and what is in or beside them. */
function isOwn(selector: Selector, prefix: string): boolean {
  return selector.nodes.some(
    (node) =>
      (node.type === 'class' && node.value.startsWith(prefix)) ||
      (node.type === 'pseudo' && matchesOwnOnly(node, prefix)),
  );
}

const matchesOwnOnly = (pseudo: Pseudo, prefix: string) =>
  MATCHING.includes(pseudo.value) && pseudo.nodes.every((each) => isOwn(each, prefix));

/**
 * @param remote whose name its font families begin with
 * @param prefix of the remote's class names: `mf-booking-`; empty where any class is its own
 * @returns what applies outside the remote: selectors, and names of rules for the whole document
 */
export function globalSelectors(css: string, remote: string, prefix = `${remote}-`): string[] {
  const found: string[] = [];
  const root = parse(css);
  root.walkAtRules((rule) => {
    if (GLOBAL_RULES.includes(rule.name)) found.push(`@${rule.name}`);
    if (rule.name === 'font-face' && !familyOf(rule).startsWith(remote)) {
      found.push(`@font-face ${familyOf(rule)}, whose name has to begin with ${remote}`);
    }
    if (rule.name.endsWith('keyframes') && !rule.params.startsWith(prefix)) {
      found.push(`@${rule.name} ${rule.params}`);
    }
  });
  root.walkRules((rule) => {
    // A nested rule applies within its parent, which is checked.
    if (isWithinKeyframes(rule) || rule.parent?.type === 'rule') return;
    selectorParser((selectors) => {
      for (const selector of selectors.nodes) {
        if (!isOwn(selector, prefix)) found.push(String(selector).trim());
      }
    }).processSync(rule.selector);
  });
  return found;
}

/** CSS Modules of a build without `rsbuild.base.ts` have no prefix: any class counts as its own. */
export const globalStyles = ({ manifest, dist, imports }: BuiltRemote): string[] =>
  filesBelow(dist)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      globalSelectors(readFileSync(file, 'utf8'), manifest.name, imports ? undefined : ''),
    )
    .map((selector) => `its styles apply to the whole page: ${selector}`);
