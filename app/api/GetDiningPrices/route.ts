import { pricesRoute } from '@/lib/server/configurator/selection-routes';

export const POST = pricesRoute('dining');
