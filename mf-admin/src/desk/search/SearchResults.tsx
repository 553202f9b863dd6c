import { FormStatus, Heading, useErrorTranslator } from '@shop/shared-ui';
import { Link } from '@shop/shared-vendor';
import { useTranslation } from 'react-i18next';
import styles from './SearchDialog.module.css';
import { useResults } from './useResults';

interface Props {
  search: string;
  onFollow: () => void;
}

/** What a search finds, as links by group. It is busy while they may be those of an earlier text. */
export function SearchResults({ search, onFollow }: Props) {
  const { t } = useTranslation('adminSearch');
  const { explainLoadFailure } = useErrorTranslator();
  const { groups, error, isSearching } = useResults(search);
  const isEmpty = groups.length === 0 && search !== '' && !isSearching && !error;
  return (
    <>
      {error && (
        <FormStatus tone="error" title={t('failed')}>
          {explainLoadFailure(error)}
        </FormStatus>
      )}
      <p role="status" className={styles.status}>
        {isEmpty && t('nothing', { search })}
      </p>
      <div className={styles.groups} aria-busy={isSearching}>
        {groups.map(({ name, results }) => (
          <section key={name} aria-labelledby={`search-${name}`}>
            <Heading level={3} id={`search-${name}`} className={styles.group}>
              {t(name)}
            </Heading>
            <ul className={styles.results}>
              {results.map(({ to, name: title, detail }) => (
                <li key={to}>
                  <Link to={to} className={styles.result} onClick={onFollow}>
                    <strong>{title}</strong>
                    <span>{detail}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
