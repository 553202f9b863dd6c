import { rollBackApp } from '@shop/platform/release/rollBackApp';
import { deploy } from '../release/deploy';
import { releaseEndpointAddress, requestRelease } from '../releaseEndpoint/requestRelease';
import { createCommand, main } from '../run';

const command = createCommand('rollback', 'Makes an earlier version live; builds nothing.')
  .argument('<app>', 'shell or a remote, such as mf-booking')
  .argument('[version]', 'default: the version that was live before')
  .action(async (app: string, to: string | undefined) => {
    const site = releaseEndpointAddress();
    if (site) {
      const query = to ? `?version=${encodeURIComponent(to)}` : '';
      return requestRelease(site, `${app}/rollback${query}`);
    }
    await deploy((target) => rollBackApp(target, app, to), { apps: [app] });
  });

main(() => command.parseAsync());
