import type { Fixture } from './fixtureRemote';

/** The next major version of `@shop/shared-vendor`: it renames what version 1 exports. */
const nextVendor = {
  '@shop/shared-vendor/package.json': JSON.stringify({
    ...{ name: '@shop/shared-vendor', version: '2.0.0', type: 'module', sideEffects: false },
    exports: { '.': './src/index.ts' },
  }),
  '@shop/shared-vendor/src/index.ts': `export {
  Link, Route, Router, Routes, useLocation as useAddress, useNavigate as useGo, useParams,
} from 'react-router-dom';`,
};

/** A remote that is built for it, while the shell provides version 1. */
export const builtForNextVendor: Fixture = {
  own: ['@shop/shared-vendor'],
  packages: nextVendor,
  pages: [{ path: '/fixture/:van', module: './page' }],
  prerender: ['/fixture/small'],
  code: `
    // @ts-expect-error
    import { Link, useAddress, useGo, useParams } from '@shop/shared-vendor';
    export function Page() {
      const go = useGo();
      const { van } = useParams();
      return (
        <>
          <h1>Van {van} at {useAddress().pathname}</h1>
          <Link to="/fixture/large">Larger</Link>
          <Link to="/contact">Ask</Link>
          <button type="button" onClick={() => go('/fixture/medium')}>Smaller</button>
        </>
      );
    }`,
};
