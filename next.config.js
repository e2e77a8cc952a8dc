/** Categories of SPEC §2; every other word in the first place of an address is a page of its own. */
const CATEGORIES = 'tables|bedrooms|dining|office|living|bath';

/** A configuration in the address. It arrives at the inner route URL-encoded. */
const WITH_SKU = [{ type: 'query', key: 'customSku', value: '(?<sku>.+)' }];

/**
 * Reading the query makes a page dynamic, and then every visit renders. So addresses with a sku go to a route that has
 * the sku as a path segment and is cached like the plain pages; the address in the browser stays as it is.
 */
const SKU_ROUTES = [
  { source: `/:category(${CATEGORIES})`, has: WITH_SKU, destination: '/sku/:category/:sku' },
  // the sku names its style by itself
  { source: `/:category(${CATEGORIES})/:style`, has: WITH_SKU, destination: '/sku/:category/:sku' },
];

const SECURITY_HEADERS = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Content-Security-Policy', value: "frame-ancestors 'none'" },
];

const MEBIBYTE = 1024 * 1024;

/** @type {import('next').NextConfig} */
module.exports = {
  poweredByHeader: false,
  compress: true,
  reactStrictMode: true,
  // loaded from node_modules at run time: native code, or drivers that a bundler breaks
  serverExternalPackages: [
    '@prisma/adapter-pg',
    'pg',
    'puppeteer',
    'puppeteer-core',
    '@node-rs/argon2',
    'sharp',
    'nodemailer',
    'pino',
  ],
  // visitors choose the skus: their pages live in a bounded memory cache and never pile up on the disk
  cacheMaxMemorySize: 64 * MEBIBYTE,
  experimental: { isrFlushToDisk: false },
  // types and lint are checks of their own (`npm test`); a start need not wait for them
  typescript: { ignoreBuildErrors: true },
  async redirects() {
    return [{ source: '/', destination: '/tables', permanent: false }];
  },
  async rewrites() {
    return { beforeFiles: SKU_ROUTES };
  },
  async headers() {
    return [{ source: '/:path*', headers: SECURITY_HEADERS }];
  },
};
