import { askDoor, doorAddress } from './door/askDoor';
import { main } from './run';
import { promoteCanary } from './verbs';

// npm run promote -- mf-booking: makes its canary the live version.
main(async () => {
  const [app] = process.argv.slice(2);
  if (!app)
    throw new Error('Name the remote whose canary to promote: npm run promote -- mf-booking');
  const site = doorAddress();
  if (site) return console.info(await askDoor(site, `${app}/promote`));
  await promoteCanary(app);
});
