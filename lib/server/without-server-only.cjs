/** Lets a plain Node process load modules of the server: what Jest's config does with `server-only`. */
const Module = require('node:module');
const path = require('node:path');

const EMPTY = path.join(__dirname, '..', '..', 'node_modules', 'server-only', 'empty.js');

const resolve = Module._resolveFilename;
Module._resolveFilename = function resolveFilename(request, ...rest) {
  return request === 'server-only' ? EMPTY : resolve.call(this, request, ...rest);
};
