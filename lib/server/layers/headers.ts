import { Problem, problemResponse } from '../http/problem';

/** The name says what the picture shows and of which version: it may be kept for a year without asking again (DESIGN §11). */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** An admin may replace a file of theirs under the same name, and the studio a picture whose name has no version or an old one. */
export const FOR_A_WHILE = 'public, max-age=300';

/** Whether an If-None-Match header (RFC 9110 §13.1.2: weak comparison, any of a list, or `*`) names this ETag. */
export function isCurrent(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch !== null && (ifNoneMatch.trim() === '*' || ifNoneMatch.includes(etag));
}

/** The 404 of every name that was never a picture. */
export function unknownPicture(): Response {
  return problemResponse(new Problem(404, 'There is no picture of this name.'));
}
