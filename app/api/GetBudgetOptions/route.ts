import { budgetOptionsRoute } from '@/lib/server/configurator/selection-routes';

export const POST = budgetOptionsRoute();
