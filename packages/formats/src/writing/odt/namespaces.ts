const oasis = 'urn:oasis:names:tc:opendocument:xmlns';

/** Namespace declarations for the root element of each ODF file. */
export const namespaces = [
  `xmlns:office="${oasis}:office:1.0"`,
  `xmlns:style="${oasis}:style:1.0"`,
  `xmlns:table="${oasis}:table:1.0"`,
  `xmlns:text="${oasis}:text:1.0"`,
  `xmlns:draw="${oasis}:drawing:1.0"`,
  `xmlns:fo="${oasis}:xsl-fo-compatible:1.0"`,
  `xmlns:svg="${oasis}:svg-compatible:1.0"`,
  `xmlns:meta="${oasis}:meta:1.0"`,
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'office:version="1.3"',
].join(' ');
