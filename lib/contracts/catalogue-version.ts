/** Header of answers: the version of the catalogue that they were made of. */
export const CATALOGUE_VERSION = 'Catalogue-Version';
