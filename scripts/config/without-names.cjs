/**
 * A loader for Radix: its files name every function by a call, which no bundler dares to leave out, so that pages would
 * carry what they never use (docs/decisions/005). Without the calls they carry what they import.
 */
module.exports = (source) =>
  source.replace(/^\s*__name\(\w+, "\w*"\);$/gm, '').replace(/^var __name = .*;$/m, 'var __name = (target) => target;');
