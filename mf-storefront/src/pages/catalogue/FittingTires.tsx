import { useTranslate } from '@shop/shared-i18n';
import { TextLink } from '@shop/shared-ui';
import { emptyQuery, writeQuery } from '../../catalogue/catalogueQuery';
import { tires } from '../../catalogue/departments';
import { categoryPath } from './categoryPages';
import { catalogueLocales } from './locales/catalogueLocales';
import styles from './VehicleFinder.module.css';

/**
 * Leads from a chosen vehicle to the tires that fit it.
 * @param markings examples of its own tires; where there are none, the size on the sidewall decides
 */
export function FittingTires({ markings }: { markings: readonly string[] }) {
  const t = useTranslate(catalogueLocales);
  const search = writeQuery({ ...emptyQuery, fits: markings }).toString();
  return (
    <p className={styles.fitting}>
      {markings.length > 0 && (
        <>
          <TextLink to={`${categoryPath(tires)}?${search}`}>
            {t('finder.fitting', { markings: markings.join(', ') })}
          </TextLink>{' '}
        </>
      )}
      {t(markings.length > 0 ? 'finder.example' : 'finder.sidewall')}
    </p>
  );
}
