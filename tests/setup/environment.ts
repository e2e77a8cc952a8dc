import { databaseUrl } from '@/scripts/db/connection';
import { workerDatabase } from './worker-database';

/** Settings of the tests, there before anything is imported. The developer's own `.env` plays no part. */
Object.assign(process.env, {
  DATABASE_URL: databaseUrl(process.env.TEST_SERVER_URL ?? 'postgresql://localhost/none', workerDatabase()),
  LOG_LEVEL: 'silent',
  // a busy machine is no defect
  DATABASE_LIMIT_MS: '120000',
  PUBLIC_MARKUP: '2.70',
  MARKUP_WORD: 'BUCKINGHAM',
  NEXTAUTH_SECRET: 'a secret for tests only, 32 letters long',
  SITE_URL: 'http://localhost:3000',
  SMTP_URL: '',
  DATA_DIR: process.env.TEST_DATA_DIR ?? '.data/none',
  // Tests that want a browser start one themselves.
  CHROMIUM_PATH: '/nonexistent/chromium',
});
