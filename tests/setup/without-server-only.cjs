/** Lets a plain Node process load modules of the server: what Jest's config does with `server-only`. */
const Module = require('node:module');
const path = require('node:path');

const resolve = Module._resolveFilename;
Module._resolveFilename = function resolveFilename(request, ...rest) {
  return request === 'server-only' ? path.join(__dirname, 'empty.ts') : resolve.call(this, request, ...rest);
};
