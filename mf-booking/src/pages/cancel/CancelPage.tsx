import { useTranslate } from '@shop/shared-i18n';
import { Hero, PageHead, Section, Spinner, useHydrated } from '@shop/shared-ui';
import { useLocation } from '@shop/shared-vendor';
import { cancelLocales } from '../../locales/cancelLocales';
import { tokenIn } from '../../receipt/cancelPath';
import { Cancellation } from './Cancellation';
import { NotFound } from './NotFound';

/** Where the private cancel link leads. Whoever holds the link sees nothing about the person. */
export function CancelPage() {
  const t = useTranslate(cancelLocales);
  const { hash } = useLocation();
  const isAlive = useHydrated();
  const token = tokenIn(hash);
  return (
    <>
      <PageHead title={t('meta.title')} />
      <Hero title={t('hero.title')} />
      <Section>
        {!isAlive && <Spinner label={t('loading')} />}
        {isAlive && !token && <NotFound />}
        {isAlive && token && <Cancellation key={token} token={token} />}
      </Section>
    </>
  );
}
