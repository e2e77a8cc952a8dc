export { metricsRoute as GET } from '@/lib/server/observe/metrics-route';

export const dynamic = 'force-dynamic';
