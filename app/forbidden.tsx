import { LOGIN, ROOT } from '@/lib/contracts/addresses';
import { buttonClass } from '@/components/ui/button';

/** What everybody but a catalogue administrator sees of the desk. */
export default function Forbidden() {
  return (
    <main className="mx-auto max-w-xl px-6 py-24">
      <h1 className="type-display text-name">This is the workshop’s own desk</h1>
      <p className="mt-4 mb-8 text-soft">
        It is for the administrators of the catalogue. If you are one, log in with that account; where the shop asks for
        an authenticator app, set it up on your account page first.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href={LOGIN} className={buttonClass('solid')}>
          Login
        </a>
        <a href={ROOT} className={buttonClass('outline')}>
          Back to the shop
        </a>
      </div>
    </main>
  );
}
