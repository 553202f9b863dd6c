import { hasSecondFactors, listUsers, type UserProfile } from '@shop/shared-data/staff';
import { SearchField } from '@shop/shared-ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../kit/layout/SectionHead';
import { Toolbar } from '../../kit/layout/Toolbar';
import { PagedList } from '../../kit/lists/PagedList';
import { useListAddress } from '../../kit/lists/useListAddress';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useRows } from '../../shop/rows/useRows';
import { createSearch } from '../../shop/search/createSearch';
import { Invitations } from './Invitations';
import { OwnAccount } from './OwnAccount';
import { SecondFactor } from './SecondFactor';
import { UserTable } from './UserTable';

const matching = createSearch<UserProfile>(({ name, email }) => [name, email]);

export function UsersPage() {
  const { t } = useTranslation('adminUsers');
  const address = useListAddress();
  const { search, deferredSearch, setSearch } = address;
  const rows = useRows({ name: queryKeys.users, load: listUsers, failure: t('loadFailed') });
  const found = useMemo(
    () => (rows.data ?? []).filter(matching(deferredSearch)),
    [rows.data, deferredSearch],
  );
  return (
    <>
      <SectionHead title={t('title')} lead={t('description')} />
      <Toolbar>
        <SearchField
          label={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Toolbar>
      <PagedList
        query={rows}
        found={found}
        address={address}
        search={deferredSearch}
        onClear={() => setSearch('')}
        empty="never"
        failure={t('loadFailed')}
      >
        {(users) => <UserTable users={users} />}
      </PagedList>
      <Invitations />
      <OwnAccount users={rows.data} />
      {hasSecondFactors() && <SecondFactor />}
    </>
  );
}
