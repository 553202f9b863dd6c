import {
  callLink,
  formatPhone,
  type PublishedArticle,
  type PublishedEntry,
  type PublishedService,
  paths,
  publishedContent,
  useShop,
} from '@shop/shared-contract';
import { type ServicePageContent, servicePage } from '@shop/shared-data/service-pages';
import { useLanguage } from '@shop/shared-i18n';
import {
  ButtonLink,
  CardGrid,
  ErrorBoundary,
  ErrorState,
  formatDuration,
  Hero,
  PageHead,
  Section,
  TextLink,
  useServicePrice,
  VisuallyHidden,
} from '@shop/shared-ui';
import { useParams } from '@shop/shared-vendor';
import { CalendarCheck, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ArticleCard } from '../../articles/ArticleCard';
import { useArticlesInLanguage } from '../../articles/useArticlesInLanguage';
import { BookingBand } from '../../bookingBand/BookingBand';
import { bookingPath } from '../../bookingPath';
import { Job } from '../../jobs/Job';
import { NextAvailable } from '../../nextAvailable/NextAvailable';
import { OffersOfService } from '../../offers/OffersOfService';
import { forgetPageContent, usePageContent } from '../../pageContent/usePageContent';
import { Questions } from '../../questions/Questions';
import { ServiceData } from './ServiceData';
import styles from './ServicePage.module.css';
import { useServiceText } from './useServiceText';

function ServiceNotFound() {
  const { t } = useTranslation('service');
  return (
    <>
      <PageHead title={t('notFound.title')} />
      <Hero
        title={t('notFound.title')}
        lead={t('notFound.text')}
        actions={<ButtonLink to={paths.services()}>{t('notFound.back')}</ButtonLink>}
      />
    </>
  );
}

/** The wizard with the service, or a call for one that it does not offer. */
function BookLink({ service: { id, name, inWizard } }: { service: PublishedService }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { phone } = useShop();
  if (!inWizard) {
    return (
      <ButtonLink size="lg" icon={<Phone />} href={callLink(phone)}>
        {formatPhone(phone)}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink size="lg" icon={<CalendarCheck />} to={bookingPath({ service: id })}>
      <span>{t('bookNow')}</span>
      <VisuallyHidden>{` (${name[language]})`}</VisuallyHidden>
    </ButtonLink>
  );
}

/** What it costs and takes, and the first time at which it is free: asked for by the page, which may be old. */
function ServiceHero({ service }: { service: PublishedService }) {
  const { t } = useTranslation('service');
  const { language } = useLanguage();
  const priceOf = useServicePrice();
  const { id, name, price, minutes, inWizard } = service;
  return (
    <Hero
      eyebrow={t('eyebrow')}
      title={name[language]}
      lead={`${priceOf(price)} · ${formatDuration(minutes, language)}`}
      actions={<BookLink service={service} />}
    >
      {inWizard && <NextAvailable service={id} label={(time) => t('next', { time })} />}
    </Hero>
  );
}

function Jobs({ jobs }: { jobs: readonly PublishedEntry[] }) {
  const { t } = useTranslation('service');
  if (jobs.length === 0) return null;
  return (
    <Section tone="tinted" heading={t('work')}>
      <div className={styles.jobs}>
        {jobs.map((job) => (
          <article key={job.id} className={styles.job}>
            <Job job={job} />
          </article>
        ))}
      </div>
    </Section>
  );
}

function Articles({ articles }: { articles: readonly PublishedArticle[] }) {
  const { t } = useTranslation('service');
  const { own } = useArticlesInLanguage(articles);
  if (own.length === 0) return null;
  return (
    <Section heading={t('articles')}>
      <CardGrid columns={3}>
        {own.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </CardGrid>
    </Section>
  );
}

function ServiceView({ content }: { content: ServicePageContent }) {
  const { t } = useTranslation('service');
  const { language } = useLanguage();
  const { service, articles, jobs, questions } = content;
  const name = service.name[language];
  const description = useServiceText(service);
  const duration = formatDuration(service.minutes, language);
  return (
    <>
      <PageHead
        isLocal
        title={name}
        description={description?.text ?? t('meta.description', { service: name, duration })}
      />
      <ServiceData content={content} />
      <ServiceHero service={service} />
      <Section heading={description && t('done')}>
        {description && (
          <p lang={description.lang} className={styles.text}>
            {description.text}
          </p>
        )}
        <OffersOfService service={service.id} headingLevel={description ? 3 : 2} />
        <TextLink alone to={paths.services()}>
          {t('all')}
        </TextLink>
      </Section>
      <Jobs jobs={jobs} />
      <Articles articles={articles} />
      <Questions questions={questions} />
      <div data-screen-only>
        <BookingBand title={t('cta.title')} text={t('cta.text')} />
      </div>
    </>
  );
}

function Service({ id }: { id: string }) {
  const content = usePageContent(paths.service(id), async () =>
    servicePage((await publishedContent()).shop, id),
  );
  return content ? <ServiceView content={content} /> : <ServiceNotFound />;
}

/** `/services/{id}`: one service. Suspends as a whole, so that no part of it hydrates later than the page. */
export function ServicePage() {
  const { t } = useTranslation('service');
  const { service: id = '' } = useParams();
  return (
    <ErrorBoundary
      key={id}
      fallback={(_, reset) => (
        <Section width="text">
          <ErrorState
            title={t('failed')}
            onRetry={() => {
              forgetPageContent();
              reset();
            }}
          />
        </Section>
      )}
    >
      <Service id={id.toLowerCase()} />
    </ErrorBoundary>
  );
}
