export { spaceRoute as GET, spaceRoute as HEAD } from '@/lib/server/configurator/spaces';
