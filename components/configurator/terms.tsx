interface TermsProps {
  /** How long the piece takes, e.g. '8 to 10 weeks'. */
  readonly leadTime: string;
  /** How it comes to the house. */
  readonly delivery: string;
  /** The shop's telephone; '' for none. */
  readonly phone: string;
  /** The shop's address for questions; '' for none. */
  readonly email: string;
}

/** When a piece comes, how, and whom to ask. Plain markup, no scripts; what nobody has said is left out. */
export function Terms({ leadTime, delivery, phone, email }: TermsProps) {
  return (
    <dl className="mt-4 border-t border-line pt-4 text-note [&_dd]:mb-2 [&_dd]:text-soft [&_dt]:font-semibold">
      {leadTime && (
        <>
          <dt>Made to order</dt>
          <dd>{leadTime}</dd>
        </>
      )}
      {delivery && (
        <>
          <dt>Delivery</dt>
          <dd>{delivery}</dd>
        </>
      )}
      {(phone || email) && (
        <>
          <dt>Questions?</dt>
          <dd className="flex flex-col">
            {phone && <ContactLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</ContactLink>}
            {email && <ContactLink href={`mailto:${email}`}>{email}</ContactLink>}
          </dd>
        </>
      )}
    </dl>
  );
}

function ContactLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} className="flex min-h-8 items-center wrap-anywhere underline decoration-line underline-offset-4">
      {children}
    </a>
  );
}
