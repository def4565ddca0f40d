/** What a list of works is called: above one that a document makes, its own heading stands. */
export const isUsualHeading = (text: string): boolean =>
  /^\W*(?:references|works cited|bibliography|sources|références|bibliographie|ouvrages cités|literatur(?:verzeichnis)?|quellen(?:verzeichnis)?|referências|bibliografia|referências bibliográficas)\W*$/iu.test(
    text.trim(),
  );
