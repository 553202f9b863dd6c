export const readmeOf = (name: string) => `# ${name}

A remote of a site that is released elsewhere. \`remote.json\` declares its pages and widgets;
\`@shop/remote\` brings the commands.

\`\`\`
npm install
npm run dev -- https://shop.example      the remote in the deployed site, on this machine; an edit shows at once
npm test                                 all tests; npm run contract runs those of the contract alone
npm run types                            the types, also of CSS modules
npm run release -- --dry-run             builds, and checks against what is live; composes no page, needs no token
npm run release -- --canary 10           for 10 % of the visitors; without --canary for all
npm run promote                          makes the canary the live version, or
npm run withdraw                         ends it
npm run rollback                         the version that was live before, and no canary; -- 3f2a9c0d1b2e names one
npm run releases                         the versions, since when they are live, and for whom
\`\`\`

A first release has no canary, because the other visitors would have no version: release it once without
\`--canary\` before the workflow does.

\`SITE_TARGET=https://shop.example\` names the site for these commands, \`--to\` another one. Releases need
\`SHOP_TOKEN\`, the token of the team, which the owners of the site make with \`npm run shop -- token ${name}\`.
Commit \`package-lock.json\`, and set both in the repository's settings (variable \`SITE_TARGET\`, secret \`SHOP_TOKEN\`
of the environment \`production\`) for [the workflow](.github/workflows/ci.yml).

What \`npm run dev\` shows is the deployed shell with its other remotes, its content and its data: a booking that
you make there is one. After an edit, the page on the screen is replaced; what was typed into it is lost, the
address and the rest of the page stay.

\`packages/\` contains \`@shop/remote\` and the shared packages. A new version of them comes from the owners of the
site (\`npm run shop -- new-remote --update --repository <this folder>\`); run \`npm install\` afterwards. What is released is checked on
the site's side too, with its own rules and budgets.
`;
