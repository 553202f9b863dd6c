import type { Composed, ComposedDraft } from '@shop/platform/site/changeAndCompose';
import { createProgress } from '@shop/platform/site/createProgress';
import { type SiteSettings, withSettings } from '@shop/platform/site/siteSettings';
import type { Target } from '@shop/platform/site/target';
import { signEvents } from '../../shared-site/history';

interface Options {
  /** The settings that the site has once it is changed. */
  settings?: SiteSettings;
  /** Receives the composed pages before they are live; where it throws, nothing changes. */
  check?: ((composed: ComposedDraft) => Promise<void>) | undefined;
  /** Remotes whose pages without HTML are started for the check. */
  starts?: readonly string[] | undefined;
  report?: (composed: Composed) => void;
  /** Of the token by which this is released. */
  team?: string | undefined;
}

/** The pages go live together with the change that they show. */
export function composingTarget(
  target: Target,
  { settings = {}, check, starts = [], report, team }: Options = {},
): Target {
  return {
    ...target,
    async change(change, prepare) {
      const { composeFolder } = await import('../compose/composeSite');
      let composed: Composed = { written: [], failed: [] };
      const site = await target.change(
        (before) => {
          const next = withSettings(change(before), settings);
          return team ? signEvents(before, next, team) : next;
        },
        async (draft) => {
          await prepare?.(draft);
          console.info('  composing the pages …');
          const { folder, earlier } = draft;
          composed = await composeFolder(folder, {
            composed: earlier,
            starts,
            byToken: Boolean(team),
            progress: createProgress('composed'),
          });
          await check?.({ draft: folder, siteDir: target.siteDir, ...composed });
        },
      );
      report?.(composed);
      return site;
    },
  };
}
