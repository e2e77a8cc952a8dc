import type { Place } from '../archive';

export declare function decodeGrey(place: Place, width: number, height: number): Promise<Uint8Array>;
