/** mammoth in one file, without access to the file system: it runs in workers and in tests alike. */
declare module 'mammoth/mammoth.browser.min.js' {
  import mammoth from 'mammoth';

  export default mammoth;
}
