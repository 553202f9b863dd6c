import { type PublishedService, paths, textIn } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { ChoiceGroup, TextLink } from '@shop/shared-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../rules/useServices';
import { useServiceName } from '../tires/tireService';
import { useDraft } from './draft';
import { useServiceDetail } from './useServiceDetail';
import { useVisit } from './useVisit';

function Description({ of: description }: { of: PublishedService['description'] }) {
  const { language } = useLanguage();
  const { text, lang } = textIn(description, language);
  return <span lang={lang}>{text}</span>;
}

export function ServiceStep() {
  const { t } = useTranslation('booking');
  const { further, choose } = useDraft();
  const { visit, bay } = useVisit();
  const [first] = visit;
  const nameOf = useServiceName(bay);
  const services = useServices();
  const detailOf = useServiceDetail();

  // A radio that was clicked in the prerendered page, before hydration, counts too.
  useEffect(() => {
    const early = document.querySelector<HTMLInputElement>('input[name="service"]:checked');
    if (early && early.value !== first) choose({ service: early.value });
  }, [choose, first]);

  return (
    <>
      <ChoiceGroup
        legend={t('service.title')}
        legendHidden
        name="service"
        columns={2}
        value={first}
        onChange={(id) => choose({ service: id, further: further.filter((other) => other !== id) })}
        options={services
          .filter(({ inWizard }) => inWizard)
          .map((service) => ({
            value: service.id,
            label: nameOf(service),
            detail: (
              <>
                <span>{detailOf(service)}</span>
                {service.description && <br />}
                <Description of={service.description} />
              </>
            ),
          }))}
      />
      <TextLink alone to={paths.services()}>
        {t('service.more')}
      </TextLink>
    </>
  );
}
