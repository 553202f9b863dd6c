/**
 * Every change is tested and checked against what is live; what reaches the main branch is released as
 * a canary. SITE_TARGET is the site's address, the secret SHOP_TOKEN the team's token.
 */
export const workflow = `name: ci
on:
  push:
    branches: [main]
  pull_request:

env:
  SITE_TARGET: \${{ vars.SITE_TARGET }}

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm run types
      - run: npm test
      - run: npm run release -- --dry-run

  release:
    if: github.event_name == 'push'
    needs: check
    runs-on: ubuntu-latest
    # One release at a time, in the order of the commits.
    concurrency: release
    environment: production
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npm run release -- --canary 10
        env:
          SHOP_TOKEN: \${{ secrets.SHOP_TOKEN }}
`;
