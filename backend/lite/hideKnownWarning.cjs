// Plain JavaScript: Node.js loads it before any other module, in the process of a command and in the worker thread of
// the embedded backend. A person who starts a trial on Node.js 20, which is supported, can do nothing about the one
// warning that supabase-js prints there when it is loaded. All others are shown.
const KNOWN =
  'Node.js 20 and below are deprecated and will no longer be supported in future versions of @supabase';

const { warn } = console;
console.warn = (...values) => {
  if (!String(values[0]).includes(KNOWN)) warn(...values);
};
