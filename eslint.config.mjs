import boundaries from 'eslint-plugin-boundaries';
import next from 'eslint-config-next/core-web-vitals';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom (architecture §3): domain ← families ← contracts ← server | client ← components ← app.
 * `server` and `client` never meet; `components` never reach the server.
 */
const ZONES = {
  domain: [],
  families: ['domain'],
  contracts: ['domain', 'families'],
  server: ['domain', 'families', 'contracts'],
  client: ['domain', 'families', 'contracts'],
  components: ['domain', 'families', 'contracts', 'client'],
  app: ['domain', 'families', 'contracts', 'server', 'client', 'components'],
};

const zoneFolder = (zone) => (zone === 'components' || zone === 'app' ? zone : `lib/${zone}`);

const zoneElements = Object.keys(ZONES).map((zone) => ({
  type: zone,
  pattern: zoneFolder(zone),
  partialMatch: false,
}));

const zonePolicies = Object.entries(ZONES).map(([zone, allowed]) => ({
  from: { element: { type: zone } },
  allow: { to: { element: { types: { anyOf: [zone, ...allowed] } } } },
}));

/** Packages that would make the pure zones impure. */
const IMPURE = ['react', 'react-dom', 'next', 'next/*', '@prisma/*', 'pg', 'server-only', 'node:*', 'fs', 'path'];

const config = tseslint.config(
  {
    ignores: [
      '.next/**',
      '.data/**',
      'node_modules/**',
      'lib/server/generated/**',
      'studio/.work/**',
      'public/images/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
      'coverage/**',
    ],
  },
  next,
  tseslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      'no-console': 'error',
      // tells what the React compiler would leave alone; there is none here
      'react-hooks/incompatible-library': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are parsed once, in lib/server/env.ts.' },
      ],
    },
  },
  {
    files: ['lib/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': zoneElements,
      // what cannot be in a cycle with us need not be parsed to find one
      'import/ignore': ['node_modules', 'lib/server/generated'],
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: zonePolicies }],
      'boundaries/no-unknown-files': 'error',
      'import/no-cycle': ['error', { ignoreExternal: true }],
    },
  },
  {
    files: ['lib/domain/**', 'lib/families/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: IMPURE, message: 'This zone is pure.' }] }] },
  },
  {
    // Started before, or outside of, the app: they read the environment that the app will be given, and talk to a terminal.
    files: [
      'scripts/**',
      'studio/**',
      'prisma/**',
      'tests/**',
      '*.config.{ts,js,mjs,cjs}',
      '.puppeteerrc.cjs',
      'lib/server/env.ts',
      // Next drops the code of the other runtime by this very expression
      'instrumentation.ts',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,cjs}'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);

export default config;
