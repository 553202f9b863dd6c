import { listProducts, type Product } from '@shop/shared-data';
import { useTranslate } from '@shop/shared-i18n';
import { Button, SearchField } from '@shop/shared-ui';
import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SectionHead } from '../../layout/SectionHead';
import { Toolbar } from '../../layout/Toolbar';
import { createSearch } from '../../lists/createSearch';
import { PagedList } from '../../lists/PagedList';
import { queryKeys } from '../../lists/queryKeys';
import { useRows } from '../../lists/useRows';
import { useSearch } from '../../lists/useSearch';
import { PublicationStatus } from '../../publishing/PublicationStatus';
import { usePublication } from '../../publishing/usePublication';
import { categoryName } from './categoryName';
import { DeleteProductDialog } from './DeleteProductDialog';
import { productsLocales } from './locales/productsLocales';
import { ProductDialog } from './ProductDialog';
import { ProductTable } from './ProductTable';

/** The section of the products in the catalogues. */
export function ProductsPage() {
  const t = useTranslate(productsLocales);
  const { search, deferredSearch, setSearch } = useSearch();
  const rows = useRows({ name: queryKeys.products, load: listProducts, failure: t('loadFailed') });
  const publication = usePublication('products');
  const [editing, setEditing] = useState<Product | 'new'>();
  const [deleting, setDeleting] = useState<Product>();

  const searchBox = useRef<HTMLInputElement>(null);
  const isDialogOpen = Boolean(editing ?? deleting);
  useEffect(() => {
    if (!isDialogOpen) return;
    return () => {
      // The button that opened the dialog no longer exists when its row was deleted.
      if (document.activeElement === document.body) searchBox.current?.focus();
    };
  }, [isDialogOpen]);

  // The search also finds the category's visible name.
  const matching = useMemo(() => {
    const names = new Map<string, string>();
    return createSearch<Product>(({ name, category }) => {
      const visible = names.get(category) ?? categoryName(t, category);
      names.set(category, visible);
      return [name, category, visible];
    });
  }, [t]);
  const found = useMemo(
    () => (rows.data ?? []).filter(matching(deferredSearch)),
    [rows.data, deferredSearch, matching],
  );
  return (
    <>
      <SectionHead
        title={t('title')}
        lead={t('description')}
        status={<PublicationStatus query={publication} />}
        actions={
          <Button icon={<Plus />} onClick={() => setEditing('new')}>
            {t('add')}
          </Button>
        }
      />
      <Toolbar>
        <SearchField
          ref={searchBox}
          label={t('search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Toolbar>
      <PagedList
        query={rows}
        found={found}
        search={deferredSearch}
        onClear={() => setSearch('')}
        empty={t('empty')}
        failure={t('loadFailed')}
      >
        {(products) => (
          <ProductTable
            products={products}
            publication={publication.data}
            onEdit={setEditing}
            onDelete={setDeleting}
          />
        )}
      </PagedList>
      {editing && (
        <ProductDialog
          product={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {deleting && (
        <DeleteProductDialog product={deleting} onClose={() => setDeleting(undefined)} />
      )}
    </>
  );
}
