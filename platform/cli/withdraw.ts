import { askDoor, doorAddress } from './door/askDoor';
import { main } from './run';
import { withdrawCanary } from './verbs';

// npm run withdraw -- mf-booking: ends its canary; all visitors get the live version again.
main(async () => {
  const [app] = process.argv.slice(2);
  if (!app)
    throw new Error('Name the remote whose canary to withdraw: npm run withdraw -- mf-booking');
  const site = doorAddress();
  if (site) return console.info(await askDoor(site, `${app}/withdraw`));
  await withdrawCanary(app);
});
