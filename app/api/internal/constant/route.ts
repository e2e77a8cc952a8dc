/** Reads its body and answers a constant; `npm run bench` holds the price call against it. */
export async function POST(request: Request): Promise<Response> {
  await request.text();
  return Response.json({ constant: true }, { headers: { 'cache-control': 'no-store' } });
}
