import { useLanguage } from '@shop/shared-i18n';
import { TextLink } from '@shop/shared-ui';
import { useNavigate } from '@shop/shared-vendor';
import type { MouseEvent, ReactNode } from 'react';
import { manageAddress, managePath } from './managePath';

interface Props {
  token: string;
  children: ReactNode;
}

/**
 * The manage link. The router's links have the language in which the page was opened. This one
 * is copied, stored and opened elsewhere, so it has the visitor's current language.
 */
export function ManageLink({ token, children }: Props) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    // The browser opens another tab or window with the address.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(managePath(token));
  };
  return (
    <TextLink href={manageAddress(token, language)} onClick={follow}>
      {children}
    </TextLink>
  );
}
