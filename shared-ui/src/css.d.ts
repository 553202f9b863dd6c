/** What the bundler makes of files that are not TypeScript; in force for every app. */
declare module '*/base.css';

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.webp' {
  const url: string;
  export default url;
}
