import { paths } from '@shop/shared-contract';
import { loadLocales } from '@shop/shared-i18n';
import { Spinner, TextLink } from '@shop/shared-ui';
import { useNavigate } from '@shop/shared-vendor';
import { type ComponentProps, type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogueLocales } from '../../catalogue/locales/catalogueLocales';
import { opensElsewhere } from '../../opensElsewhere';
import type { VehicleFinder } from '../../vehicles/VehicleFinder';

type Finder = ComponentType<ComponentProps<typeof VehicleFinder>>;

/** Moves the focus on from the link, which has disappeared; not from a field that the visitor went to. */
const takeFocus = (finder: HTMLDivElement | null) => {
  if (document.activeElement === document.body) finder?.querySelector('select')?.focus();
};

interface Props {
  onEnterSize: () => void;
}

/** Opens the vehicle finder in the link's place. It is loaded once it is wanted. */
export function VehicleWay({ onEnterSize }: Props) {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const [Finder, setFinder] = useState<Finder>();
  const [isLoading, setLoading] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  const openFinder = async (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    setLoading(true);
    try {
      const [loaded] = await Promise.all([
        // The chunk of the catalogue, where the finder leads to.
        import(
          /* webpackChunkName: "__federation_expose_catalogue" */ '../../vehicles/VehicleFinder'
        ),
        loadLocales([catalogueLocales]),
      ]);
      setFinder(() => loaded.VehicleFinder);
    } catch {
      // Unless the visitor has gone elsewhere.
      if (link.current) navigate(paths.tires());
    }
  };

  if (Finder)
    return (
      <div ref={takeFocus}>
        <Finder onEnterSize={onEnterSize} />
      </div>
    );
  return (
    <TextLink alone ref={link} to={paths.tires()} aria-busy={isLoading} onClick={openFinder}>
      <span>{`${t('tires.vehicle')} `}</span>
      {isLoading && <Spinner size="sm" />}
    </TextLink>
  );
}
