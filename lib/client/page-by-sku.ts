import { stylePath, withSku } from '@/lib/contracts/addresses';
import { pageBySkuCall } from '@/lib/contracts/calls';
import { tidySku } from '@/lib/domain/sku-text';
import { ApiError, getJson } from './api';

/** Where a custom sku leads. */
export type SkuTarget =
  { readonly kind: 'page'; readonly path: string } | { readonly kind: 'refused'; readonly message: string };

/** What the screen says when the server cannot be reached. */
const UNREACHABLE = 'The search did not get an answer. Please try again.';

/** Asks which style a sku of another style or category belongs to; bad ones say so (specification §8). */
export async function findPageBySku(sku: string): Promise<SkuTarget> {
  try {
    const page = await getJson(pageBySkuCall(sku));
    const route = textField(page, 'NormalizedName');
    const style = textField(field(field(page, 'StylePage'), 'ActiveStyle'), 'NormalizedName');
    if (!route || !style) return { kind: 'refused', message: UNREACHABLE };
    return { kind: 'page', path: withSku(stylePath(route, style), tidySku(sku) ?? sku) };
  } catch (error) {
    // parts of it are gone: its page shows the nearest that is made, and says which
    const path = error instanceof ApiError ? textField(error.body, 'Path') : '';
    if (path.startsWith('/')) return { kind: 'page', path };
    const isAnswered = error instanceof ApiError && error.status < 500 && error.status !== 429;
    return { kind: 'refused', message: isAnswered ? error.message : UNREACHABLE };
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textField(value: unknown, name: string): string {
  const text = field(value, name);
  return typeof text === 'string' ? text : '';
}
