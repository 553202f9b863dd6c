// A remote starts through its federation container; Rsbuild requires an entry nevertheless.
export {};
