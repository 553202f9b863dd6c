declare module '*.mp4' {
  const address: string;
  export default address;
}

declare module '*.jpg' {
  const address: string;
  export default address;
}
