import { optionPricesRoute } from '@/lib/server/configurator/selection-routes';

export const POST = optionPricesRoute();
