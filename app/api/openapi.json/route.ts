import { openApiDocument } from '@/lib/contracts/openapi';

/** The description changes with the code only. */
export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(openApiDocument());
}
