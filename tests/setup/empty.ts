/** Stands in for modules that mean nothing under test: `server-only`, style sheets. */
export {};
