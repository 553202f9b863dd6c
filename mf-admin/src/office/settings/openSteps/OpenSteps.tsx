import { paths } from '@shop/shared-contract';
import { checkStep, listNames, type OpenStep } from '@shop/shared-data/staff';
import { Button, Heading, TextLink } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../kit/forms/useAction';
import { ActionRow, ActionRows } from '../../../kit/lists/ActionRows';
import { LoadFailure } from '../../../kit/lists/LoadFailure';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { useOpenSteps } from '../../../shop/rows/useOpenSteps';
import type { SettingsSectionName } from '../section/useOpenSection';
import styles from './OpenSteps.module.css';

type StepName = OpenStep['step'];

const sectionAddress = (section: SettingsSectionName) =>
  `${paths.admin('settings')}?section=${section}`;

/** Where each is done, but settings of the contact section and entries of lists: those have an address each. */
const addresses: Partial<Record<StepName, string>> = {
  hours: sectionAddress('hours'),
  story: `${paths.admin('content')}?on=${encodeURIComponent(paths.about())}`,
  pictures: sectionAddress('pictures'),
  products: paths.admin('products'),
  mail: sectionAddress('messages'),
};

const fieldAddress = (setting = '') => `${sectionAddress('contact')}&field=${setting}`;

const entryAddress = (step: StepName, name: string) => {
  const list = listNames.find((each) => each === step) ?? 'team';
  return `${paths.admin('lists')}?list=${list}&open=${encodeURIComponent(name)}`;
};

function Step({ open: { step, names, may_stay } }: { open: OpenStep }) {
  const { t } = useTranslation('adminSettings');
  const { run: check, busy } = useAction({
    id: `steps/${step}`,
    send: () => checkStep(step),
    success: t('steps.checked'),
    failure: t('steps.checkFailed'),
    refresh: [queryKeys.openSteps],
  });
  const title =
    step === 'products' ? t('steps.products', { count: names.length }) : t(`steps.${step}`);
  const isOfSettings = step === 'pictures' || step === 'film';
  const address = step === 'contact' || step === 'film' ? fieldAddress(names[0]) : addresses[step];
  return (
    <ActionRow
      action={
        may_stay && (
          <Button
            size="sm"
            variant="secondary"
            busy={busy}
            aria-label={t('steps.staysAbout', { step: title })}
            onClick={() => check()}
          >
            {t('steps.stays')}
          </Button>
        )
      }
    >
      {address ? <TextLink to={address}>{title}</TextLink> : <span>{title}</span>}
      {isOfSettings && (
        <span>{`: ${names.map((key) => t(`names.${key}` as 'names.phone')).join(', ')}`}</span>
      )}
      {!address &&
        names.map((name, index) => (
          <span key={name}>
            <span>{index === 0 ? ': ' : ', '}</span>
            <TextLink to={entryAddress(step, name)}>{name}</TextLink>
          </span>
        ))}
    </ActionRow>
  );
}

/** What the site still has of an invented shop, and what is missing, each with the way to its field; nothing once all is done. */
export function OpenSteps() {
  const { t } = useTranslation('adminSettings');
  const { data = [], error, refetch } = useOpenSteps();
  if (error) return <LoadFailure title={t('steps.failed')} error={error} onRetry={refetch} />;
  if (data.length === 0) return null;
  return (
    <section className={styles.steps} aria-labelledby="open-steps">
      <Heading level={2} id="open-steps" className={styles.title}>
        {t('steps.title')}
      </Heading>
      <p>{t('steps.text')}</p>
      <ActionRows>
        {data.map((open) => (
          <Step key={open.step} open={open} />
        ))}
      </ActionRows>
    </section>
  );
}
