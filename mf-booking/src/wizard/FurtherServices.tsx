import { MAX_FURTHER_SERVICES } from '@shop/shared-data';
import { CheckboxField, Disclosure, disabledBy } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../rules/useServices';
import { useServiceName } from '../tires/tireService';
import { useDraft } from './draft';
import { useServiceDetail } from './useServiceDetail';
import { useVisit, useVisitTotals } from './useVisit';

/** Adds services to the visit once the first one is chosen. The free times are then those of the whole visit. */
export function FurtherServices() {
  const { t } = useTranslation('booking');
  const { further, choose } = useDraft();
  const { visit, bay } = useVisit();
  const [first] = visit;
  const { duration, price } = useVisitTotals();
  const nameOf = useServiceName(bay);
  const others = useServices().filter(({ id, inWizard }) => inWizard && id !== first);
  const detailOf = useServiceDetail();
  const [isOpen, setOpen] = useState(visit.length > 1);
  const isFull = visit.length > MAX_FURTHER_SERVICES;
  if (!first || others.length === 0) return null;
  const reasonAgainst = (id: string) => {
    if (id === bay) return t('further.withBay');
    return isFull && !visit.includes(id) && t('further.full');
  };
  return (
    <Disclosure title={t('further.title')} open={isOpen} onToggle={setOpen}>
      {/* Made when they are shown: a phone paints the step sooner without them. */}
      {isOpen &&
        others.map(({ id, ...service }) => (
          <CheckboxField
            key={id}
            label={nameOf({ id, ...service })}
            detail={detailOf({ id, ...service })}
            checked={visit.includes(id)}
            {...disabledBy(reasonAgainst(id))}
            onChange={({ target }) =>
              choose({
                further: target.checked
                  ? [...further, id]
                  : further.filter((other) => other !== id),
              })
            }
          />
        ))}
      <p role="status">
        {[
          visit.length > 1 && `${t('summary.total')}: ${duration} · ${price}`,
          isFull && t('further.full'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Disclosure>
  );
}
