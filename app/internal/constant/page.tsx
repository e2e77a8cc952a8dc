/** The cheapest page this server can serve; `npm run bench` holds the category page against it. */
export const dynamic = 'force-static';

export default function ConstantPage() {
  return <p>constant</p>;
}
