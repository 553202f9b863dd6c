import type { RemoteEntry } from '@shop/shared-contract';
import { useLocation } from '@shop/shared-vendor';
import { useEffect } from 'react';
import { whenIdle } from '../whenIdle';
import { nextPath } from './nextPath';
import { prefetchPage } from './prefetchPage';
import { savesData } from './savesData';

/** A page leads to many others; those it shows first are where most visitors go. */
const AT_MOST = 2;

const isInView = (link: HTMLAnchorElement) => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && top >= 0 && bottom <= innerHeight;
};

/** Paths of the first links in the page itself that a visitor sees without scrolling. */
function pathsFrom(pathname: string): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const paths = links.filter(isInView).flatMap((link) => nextPath(link) ?? []);
  return [...new Set(paths)].filter((path) => path !== pathname).slice(0, AT_MOST);
}

interface Props {
  remotes: RemoteEntry[];
}

/** Stands beside a page that is there: fetches in idle time where the visitor may go next. */
export function PrefetchNext({ remotes }: Props) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (savesData()) return;
    let left = false;
    whenIdle(() => {
      if (!left) for (const path of pathsFrom(pathname)) prefetchPage(remotes, path);
    });
    return () => {
      left = true;
    };
  }, [remotes, pathname]);
  return null;
}
