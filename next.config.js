/** Categories of specification §2.1; every other word in the first place of an address is a page of its own. */
const CATEGORIES = require('./lib/contracts/category-routes.json').join('|');

const PAGE = `/:category(${CATEGORIES})/:style*`;

/**
 * A configuration in the address, as far as a sku can look at all: letters, digits, dots, hyphens and spaces, at most
 * 400 (specification §16.3). Anything else could not stand in a path and takes the second rule.
 */
const SKU = '(?<sku>(?=[^]{1,400}$)(?=[^]*\\w)[\\w\\s.-]+)';

/**
 * Reading the query makes a page dynamic, and then every visit renders. So addresses with a sku go to a route that has
 * the sku as a path segment and is cached like the plain pages; the address in the browser stays as it is. The sku
 * names its style by itself, and all that cannot be one share one page that says so.
 */
const SKU_ROUTES = [
  // A mail's link: its price is the customer's alone, so the page is made for each visit and kept by nobody.
  {
    source: PAGE,
    has: [
      { type: 'query', key: 'customSku', value: SKU },
      { type: 'query', key: 'given', value: '(?<given>[\\w-]{43})' },
    ],
    destination: '/given/:given/:sku/:category/:style*',
  },
  {
    source: PAGE,
    has: [{ type: 'query', key: 'customSku', value: SKU }],
    destination: '/sku/:sku/:category/:style*',
  },
  {
    source: PAGE,
    has: [{ type: 'query', key: 'customSku', value: '[^]+' }],
    destination: '/sku/~/:category/:style*',
  },
];

/** The desk of quotes is wide: it stands apart from the account screens, whose addresses its own is one of. */
const DESK = { source: '/WebAccount/Quotes', destination: '/desk/quotes' };

/**
 * The showroom reads its query, which makes it dynamic for Next; it is the same for everybody all the same, and says so
 * to the cache in front (`lib/server/page-cache`). Other caches ask again.
 */
const SHOWROOM = {
  source: '/styles',
  headers: [{ key: 'Cache-Control', value: 'public, max-age=0, s-maxage=1, must-revalidate' }],
};

/** @type {import('next').NextConfig} */
module.exports = {
  poweredByHeader: false,
  compress: true,
  // hashing a quarter of a megabyte a request costs more than serving it; pages are cached by tag, not by hash
  generateEtags: false,
  reactStrictMode: true,
  // loaded from node_modules at run time: native code, or drivers that a bundler breaks
  serverExternalPackages: [
    '@prisma/adapter-pg',
    'pg',
    'pg-copy-streams',
    'puppeteer',
    'puppeteer-core',
    '@node-rs/argon2',
    '@zxcvbn-ts/core',
    '@zxcvbn-ts/language-common',
    'sharp',
    'nodemailer',
    'pg-boss',
    '@react-email/render',
    'pino',
    'piscina',
    'prom-client',
  ],
  // `forbidden()`: whoever is no catalogue administrator gets 403 on the pages of the desk
  experimental: { authInterrupts: true },
  // what the browser need not load
  turbopack: {
    rules: { '**/@radix-ui/**/*.mjs': { loaders: [require.resolve('./scripts/config/without-names.cjs')] } },
  },
  cacheHandler: require.resolve('./lib/server/page-cache/rendered-pages.mjs'),
  cacheMaxMemorySize: 0,
  // types and lint are checks of their own (`npm test`); a start need not wait for them
  typescript: { ignoreBuildErrors: true },
  async redirects() {
    return [{ source: '/', destination: '/tables', permanent: false }];
  },
  async headers() {
    return [SHOWROOM];
  },
  async rewrites() {
    return { beforeFiles: [...SKU_ROUTES, DESK] };
  },
};
