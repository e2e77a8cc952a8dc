import { svgText } from '@/lib/families/drawings/svg';

const scene = {
  ...{ width: 200, height: 100, scale: 2 },
  paths: [{ look: 'edge', d: 'M1 1L2 2' } as const],
  labels: [{ x: 10, y: 20, text: 'a < b & c', anchor: 'middle' as const, isSoft: true }],
};

it('is a file of its own, as wide as its sheet, the drawing in the middle', () => {
  const text = svgText(scene, { width: 300, ink: '#111', paper: '#fff', font: 'Figtree' });
  expect(text).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="300" height="100" viewBox="-50 0 300 100"/,
  );
  expect(text).toContain('<path d="M1 1L2 2" stroke-width="1.4"/>');
  expect(text).toContain('a &lt; b &amp; c</text>');
});
