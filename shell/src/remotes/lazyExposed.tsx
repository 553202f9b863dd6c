import type { RemoteEntry } from '@shop/shared-contract';
import { currentLanguage, loadMessages } from '@shop/shared-i18n';
import { type ComponentType, lazy } from 'react';
import { isOverridden } from '../tools/overrides';
import { readsComposedPage } from './firstPage';
import { loadExposed } from './loadExposed';
import { Mark } from './Mark';
import { OwnHtmlOnly } from './OwnHtmlOnly';
import { versionInUse } from './versionInUse';

const cache = new Map<string, ComponentType<object>>();

/**
 * The component of an exposed module, with its words. React.lazy keeps a rejection for ever, so
 * each attempt has its own.
 */
export function lazyExposed(
  remote: RemoteEntry,
  module: string,
  attempt: number,
): ComponentType<object> {
  const id = [remote.name, versionInUse(remote).version, module, attempt].join(' ');
  const known = cache.get(id);
  if (known) return known;
  const component = lazy(async () => {
    try {
      const { Component, messages, source } = await loadExposed(remote, module);
      await loadMessages(messages, currentLanguage());
      return {
        default: (props: object) => (
          <OwnHtmlOnly remote={remote.name} version={source.version} messages={messages}>
            <Mark remote={remote.name} version={source.version}>
              <Component {...props} />
            </Mark>
          </OwnHtmlOnly>
        ),
      };
    } catch (error) {
      if (!readsComposedPage() || isOverridden(remote.name)) throw error;
      // The visitor is reading this page's HTML: it stays, and the next visit to it tries again.
      console.error('[shell]', error);
      cache.delete(id);
      return new Promise<never>(() => {});
    }
  });
  cache.set(id, component);
  return component;
}
