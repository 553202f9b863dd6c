import { defineRemote } from '../rsbuild.base';
import manifest from './remote.json' with { type: 'json' };

export default defineRemote(manifest);
