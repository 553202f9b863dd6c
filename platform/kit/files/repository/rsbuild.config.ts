import { defineRemote } from '@shop/remote/rsbuild.base';
import manifest from './remote.json' with { type: 'json' };

export default defineRemote(manifest);
