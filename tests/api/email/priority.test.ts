/** Who waits for a new password waits at the screen (decision 011): behind no design that was stored before. */
import './smtp-url';
import { POST as forgotCall } from '@/app/api/ForgotPassword/route';
import { database } from '@/lib/server/db';
import { startMailWorkers } from '@/lib/server/mail/workers';
import { freshAddress, from, makeUser } from '../account/people';
import { postNothing, until } from '../calls';
import { catalogueDatabase } from '../catalogue-database';
import { letter, sent } from './letters';
import { Sink } from './sink';

catalogueDatabase();
const sink = new Sink();
beforeAll(() => sink.start());
afterAll(() => sink.stop());

const DESIGNS = 12;
/** Mails that are delivered side by side: those of the others were taken up at the same moment. */
const WORKERS = 3;

it('A reset that is stored behind a dozen designs is taken up before them', async () => {
  for (let count = 0; count < DESIGNS; count += 1) await sent(letter());
  const { email } = await makeUser();
  await postNothing(forgotCall, `/api/ForgotPassword?${new URLSearchParams({ Email: email })}`, from(freshAddress()));
  await until(async () => (await database().email.count({ where: { kind: 'PasswordReset' } })) === 1);
  const stop = startMailWorkers();
  await until(async () => (await database().email.count({ where: { status: 'Pending' } })) === 0);
  await stop();
  const begun = await database().$queryRaw<{ kind: string }[]>`
    SELECT emails.kind FROM emails JOIN pgboss.job ON job.id = emails.id ORDER BY job.started_on`;
  expect(begun).toHaveLength(DESIGNS + 1);
  expect(begun.slice(0, WORKERS)).toContainEqual({ kind: 'PasswordReset' });
});
