import * as unknown from '@/app/api/[[...path]]/route';
import { expectProblem, get } from './calls';

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
  '%s of an unknown call is a 404 in JSON',
  async (method) => {
    const found = await get(unknown[method], '/api/GetEverything');
    expectProblem(found, 404, 'Not found');
    expect(found.body.detail).toContain('/api/GetEverything');
  },
);
