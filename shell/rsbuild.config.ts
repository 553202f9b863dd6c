import { defineShell } from '../rsbuild.base';

export default defineShell();
