import { isStoredToken } from '@shop/shared-data/staff';
import { notify } from '@shop/shared-ui';
import { useLocation } from '@shop/shared-vendor';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** By the `type` of the address. */
const DONE = { email_change: 'email.success', signup: 'confirm.success' } as const;

/**
 * Says what the sign-in service's own link has done, which ends on the page with a session in the address:
 * `#access_token=…&type=email_change`.
 */
export function useSessionLink() {
  const { t } = useTranslation('adminLogin');
  const { hash } = useLocation();
  // The client of the service removes it.
  const [opened] = useState(hash);
  const announce = useEffectEvent((key: (typeof DONE)[keyof typeof DONE]) =>
    notify.success(t(key)),
  );
  useEffect(() => {
    const parameters = new URLSearchParams(opened.slice(1));
    const token = parameters.get('access_token');
    const type = parameters.get('type');
    if (!token || !(type === 'email_change' || type === 'signup')) return;
    // Anybody can write such an address: the link has worked when its session is the stored one.
    isStoredToken(token).then(
      (isStored) => isStored && announce(DONE[type]),
      (error) => console.error('[admin] session of a link', error),
    );
  }, [opened]);
}
