/** "Grace which is unearned": names that are also nouns. */
export const namesAndNouns =
  /^(?:grace|hope|faith|joy|rose|bill|bills|mark|art|will|may|earth|charity|jean|jack|grant|frank|dean|dawn|ivy|heather|lily|daisy|olive|pearl|ruby|amber|crystal|iris|violet|rob|sue|pat|bob|drew|chase|hunter|mason|page|justice|prudence|mercy|patience|honor|summer|autumn|robin|jade|gene|rusty|sandy|skip|cliff|stone|wood|woods|brook|bush|banks|wells|fields|hall|young|king|baker|cook|smith|green|brown|black|white|major|miles)$/;
