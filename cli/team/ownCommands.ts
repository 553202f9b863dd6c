/**
 * A site's sentences name the commands of its own repository. Those that a team's repository has too are named as
 * there, where they take no name of an app.
 * @param app the remote of this repository
 */
export const asOwnCommands = (text: string, app: string): string =>
  text.replaceAll(
    new RegExp(`npm run shop -- (release|promote|withdraw|rollback|releases) ${app}\\b`, 'g'),
    'npx shop $1',
  );
