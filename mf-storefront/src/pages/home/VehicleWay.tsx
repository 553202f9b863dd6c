import { paths } from '@shop/shared-contract';
import { loadLocales, useLanguage, useTranslate } from '@shop/shared-i18n';
import { Spinner, TextLink } from '@shop/shared-ui';
import { useNavigate } from '@shop/shared-vendor';
import { type ComponentProps, type ComponentType, type MouseEvent, useState } from 'react';
import { catalogueLocales } from '../catalogue/locales/catalogueLocales';
import type { VehicleFinder } from '../catalogue/VehicleFinder';
import { homeLocales } from './locales/homeLocales';

type Finder = ComponentType<ComponentProps<typeof VehicleFinder>>;

const opensElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey;

const focusFirstField = (finder: HTMLDivElement | null) => finder?.querySelector('select')?.focus();

interface Props {
  /** Leads to the field for the size. */
  onEnterSize: () => void;
}

/**
 * A link to the catalogue of tires, which opens its vehicle finder in the link's place. The finder is loaded
 * once it is wanted.
 */
export function VehicleWay({ onEnterSize }: Props) {
  const t = useTranslate(homeLocales);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [Finder, setFinder] = useState<Finder>();
  const [isLoading, setLoading] = useState(false);

  const openFinder = async (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setLoading(true);
    try {
      const [loaded] = await Promise.all([
        // The chunk of the catalogue, where the finder leads to.
        import(
          /* webpackChunkName: "__federation_expose_catalogue" */ '../catalogue/VehicleFinder'
        ),
        loadLocales([catalogueLocales], language),
      ]);
      setFinder(() => loaded.VehicleFinder);
    } catch {
      navigate(paths.tires());
    }
  };

  if (Finder)
    return (
      <div ref={focusFirstField}>
        <Finder onEnterSize={onEnterSize} />
      </div>
    );
  return (
    <TextLink to={paths.tires()} aria-busy={isLoading} onClick={openFinder}>
      {t('tires.vehicle')} {isLoading && <Spinner size="sm" />}
    </TextLink>
  );
}
