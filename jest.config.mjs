/**
 * Four projects. Of tier one: `domain` (pure code), `component` (in jsdom, which would break the server's crypto) and
 * `server` (all else, with a database). Of tier two: `heavy` (kills, loads, a database that is away, long proofs).
 */
const shared = {
  rootDir: import.meta.dirname,
  transform: {
    '^.+\\.(t|j|mj|cj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // pure-ESM packages that tests reach have to be compiled too
  transformIgnorePatterns: [
    '/node_modules/(?!(@epic-web/remember|@tanstack/[\\w-]+|csv-parse/dist/esm|@noble/hashes|@scure/base|jose|lru-cache|p-limit|yocto-queue|@react-email/render|@adobe/structured-data-validator)/)',
    '/\\.next/',
  ],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/setup/empty.ts',
    '\\.css$': '<rootDir>/tests/setup/empty.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/\\.next/', '<rootDir>/\\.data/', '<rootDir>/studio/\\.work/'],
  clearMocks: true,
  restoreMocks: true,
};

const node = {
  ...shared,
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/tests/setup/environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup/console.ts'],
};

const withDatabase = {
  ...node,
  setupFilesAfterEnv: [...node.setupFilesAfterEnv, '<rootDir>/tests/setup/retry.ts'],
  globalSetup: '<rootDir>/tests/setup/global-setup.ts',
  globalTeardown: '<rootDir>/tests/setup/global-teardown.ts',
};

const PURE = ['contracts', 'domain', 'families'].map((folder) => `<rootDir>/tests/unit/${folder}/`);

const config = {
  maxWorkers: '100%',
  // a busy machine is no defect: tests wait for conditions
  testTimeout: 300_000,
  projects: [
    { ...node, displayName: 'domain', roots: PURE },
    {
      ...shared,
      displayName: 'component',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/tests/component/'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/console.ts', '<rootDir>/tests/setup/dom.ts'],
    },
    {
      ...withDatabase,
      displayName: 'server',
      roots: ['<rootDir>/tests/unit/', '<rootDir>/tests/api/'],
      testPathIgnorePatterns: PURE,
    },
    {
      ...withDatabase,
      displayName: 'heavy',
      roots: ['<rootDir>/tests/heavy/'],
      globalSetup: '<rootDir>/tests/setup/heavy-setup.ts',
    },
  ],
};

export default config;
