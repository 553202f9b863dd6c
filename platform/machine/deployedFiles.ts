/** Statistics, and types for other builds: no page loads them, and equal builds differ in them. */
const forTools = /^(?:mf-stats\.json$|@mf-types(?:$|[./]))/;

/** Whether a version has this file of a build. @param name below the folder of the build, with slashes */
export const isDeployed = (name: string) => !forTools.test(name);
