// A remote's build contains this in place of the federation runtime, which the shell provides.

declare const __webpack_require__: object;

Reflect.get(globalThis, 'connectRemote')(__webpack_require__);
