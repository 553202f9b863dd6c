/** The files that make up every app's build configuration, besides the installed packages. */
export const configuration = [
  'rsbuild.base.ts',
  'platform/build/ContainerNamePlugin.ts',
  'platform/build/ImportsPlugin.ts',
  'platform/build/WorkerPlugin.ts',
  'platform/build/emptyEntry.ts',
  'platform/build/federationModules.ts',
  'platform/build/hotExposed.ts',
  'platform/build/singletons.ts',
  'platform/disk/devPorts.ts',
  'platform/disk/hashFiles.ts',
  'platform/disk/packageFolder.ts',
  'platform/disk/paths.ts',
  'platform/site/borders.ts',
  'platform/site/contract.ts',
  'platform/site/languages.ts',
  'platform/site/schema.ts',
];
