import type { ServerResponse } from 'node:http';

/** Sends an answer from outside of Next, its body whole. */
export async function sendAnswer(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body);
}
