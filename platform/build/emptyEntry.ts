// A remote starts through its federation container; Rsbuild wants an entry all the same.
export {};
