export { designTodayRoute as POST } from '@/lib/server/configurator/design-today';
