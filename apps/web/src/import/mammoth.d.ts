/** Everything that mammoth needs in one file, without the file system: it runs in a worker and in tests alike. */
declare module 'mammoth/mammoth.browser.min.js' {
  import mammoth from 'mammoth';

  export default mammoth;
}
