/** Two worlds: `node` for engine, server and scripts; `jsdom` for components (jsdom would break the server's crypto). */
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
    '/node_modules/(?!(@epic-web/remember|jose|lru-cache|p-limit|yocto-queue|@react-email/render|@adobe/structured-data-validator)/)',
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

const config = {
  // a busy machine is no defect: tests wait for conditions
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}', '<rootDir>/tests/{api,heavy}/**/*.test.{ts,tsx}'],
      setupFiles: ['<rootDir>/tests/setup/environment.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/console.ts'],
      globalSetup: '<rootDir>/tests/setup/global-setup.ts',
      globalTeardown: '<rootDir>/tests/setup/global-teardown.ts',
    },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/component/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/console.ts', '<rootDir>/tests/setup/dom.ts'],
    },
  ],
};

export default config;
