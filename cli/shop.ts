import { createCommand, main } from './run';

// npm run shop -- <command>: the program of those who release, operate and develop the site. Each command
// is a program of its own in commands/, with a --help of its own.
const shop = createCommand('<command>', 'Releases, operates and develops the site.')
  .usage('[arguments]')
  .helpCommand(false)
  .addHelpText(
    'after',
    `
Examples:
  npm run shop -- release mf-booking --canary 10    for 10% of visitors
  npm run shop -- rollback mf-booking               the version before, at once
  npm run shop -- release --help                    the arguments of one command`,
  );

type Command = readonly [usage: string, file: string, description: string];

const groups: Readonly<Record<string, readonly Command[]>> = {
  'Release:': [
    ['release', 'release', 'builds and checks apps, and makes them live'],
    ['promote', 'promote', 'makes a canary the live version, or gives it to more visitors'],
    ['withdraw', 'withdraw', 'ends a canary; all visitors get the live version'],
    ['rollback', 'rollback', 'makes an earlier version live; builds nothing'],
    ['retire', 'retire', 'removes a remote with its pages and menu entries'],
    ['releases', 'releases', 'lists the versions, who gets them, and how they are doing'],
  ],
  'Operate:': [
    ['compose', 'compose', 'writes the HTML of pages whose files or settings changed'],
    ['publish', 'publish', 'writes what staff saved into the pages'],
    ['messages', 'messages', 'sends the emails and text messages that are due'],
    ['go-live', 'goLive', 'takes the shop live on hosted Supabase, step by step'],
    ['doctor', 'doctor', 'checks a live shop, and changes nothing'],
    ['move-to-hosted', 'moveToHosted', 'moves the data of a trial into a hosted project'],
    ['restore', 'restore', 'restores a backup into an empty hosted project'],
    ['token', 'token', 'makes the token that a team releases with'],
    ['release-endpoint', 'releaseEndpoint', 'accepts releases by HTTP beside another server'],
  ],
  'Develop:': [
    ['new-remote', 'newRemote', 'creates a remote, here or in a repository of its own'],
    ['dev', 'dev', 'serves the site or one remote, with hot reload'],
  ],
};

for (const [group, commands] of Object.entries(groups)) {
  for (const [name, file, description] of commands) {
    shop.command(name, description, { executableFile: `commands/${file}` });
    shop.commands.at(-1)?.helpGroup(group);
  }
}

main(() => shop.parseAsync());
