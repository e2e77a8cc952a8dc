/** Whether an If-None-Match header (RFC 9110 §13.1.2: weak comparison, any of a list, or `*`) names this ETag. */
export function isCurrent(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return ifNoneMatch != null && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag));
}
