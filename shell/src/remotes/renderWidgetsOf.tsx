import type { RemoteEntry, RenderWidget } from '@shop/shared-contract';
import { RemoteWidget } from './RemoteWidget';

/** Finds the team that offers a widget; a widget nobody offers leaves its place empty. */
export const renderWidgetsOf =
  (remotes: RemoteEntry[]): RenderWidget =>
  (name, props) => {
    for (const remote of remotes) {
      const widget = remote.widgets.find((entry) => entry.name === name);
      if (widget) return <RemoteWidget remote={remote} module={widget.module} props={props} />;
    }
    return null;
  };
