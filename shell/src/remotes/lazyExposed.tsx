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
 * The component of an exposed module, with its words. React.lazy keeps a rejection for ever, so one
 * that failed is forgotten here: whoever asks next, by a retry or a return, starts anew.
 */
export function lazyExposed(remote: RemoteEntry, module: string): ComponentType<object> {
  const { version } = versionInUse(remote);
  const id = [remote.name, version, module].join(' ');
  const known = cache.get(id);
  if (known) return known;
  const component = lazy(async () => {
    try {
      const { Component, messages, source } = await loadExposed(remote, module);
      await loadMessages(messages, currentLanguage());
      // It fell back to another version: this one has not been loaded yet.
      if (source.version !== version) cache.delete(id);
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
      cache.delete(id);
      if (!readsComposedPage() || isOverridden(remote.name)) throw error;
      // The visitor is reading this page's HTML: it stays, and the next visit to it tries again.
      console.error('[shell]', error);
      return new Promise<never>(() => {});
    }
  });
  cache.set(id, component);
  return component;
}
