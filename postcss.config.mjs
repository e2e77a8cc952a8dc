/** Tailwind is the only CSS step. */
const config = { plugins: { '@tailwindcss/postcss': {} } };
export default config;
