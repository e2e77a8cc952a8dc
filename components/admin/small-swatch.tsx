/** What a part or a wood looks like, at the head of its row. */
export const SmallSwatch = ({ src }: { readonly src: string }) => (
  // eslint-disable-next-line @next/next/no-img-element -- drawn and sized by our own picture engine
  <img src={src} alt="" width={72} height={52} loading="lazy" className="h-13 w-18 rounded-small object-cover" />
);
