import { mailboxOf } from '@/lib/server/mail/mailbox';
import { itReads } from '@/tests/fixtures/it-reads';

itReads('%s ends up in %s', mailboxOf, [
  ['Ann@Home.Test', 'ann@home.test'],
  ['ann+shop+more@home.test', 'ann@home.test'],
  ['a.n.n@home.test', 'a.n.n@home.test'],
  ['A.n.n+x@GMail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
]);
