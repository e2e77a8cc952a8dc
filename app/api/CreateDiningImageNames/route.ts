import { imageNamesRoute } from '@/lib/server/configurator/selection-routes';

export const POST = imageNamesRoute('dining');
