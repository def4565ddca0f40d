/**
 * Every call of the API by name: method and path, with `{name}` for each path parameter. A body is JSON unless it is
 * named a `form` (multipart).
 * Free of zod, so that the browser can import it without the schemas.
 */
export const endpoints = {
  // Signing in
  isAuthenticated: { method: 'GET', path: '/is_authenticated' },
  signInAnonymously: { method: 'POST', path: '/auth/anonymous' },
  signInMethods: { method: 'GET', path: '/auth/methods' },
  sendMagicLink: { method: 'POST', path: '/auth/magiclink' },
  signInWithCode: { method: 'POST', path: '/auth/shared' },
  signInWithGoogle: { method: 'GET', path: '/auth/google' },
  logOut: { method: 'POST', path: '/account/logout' },

  // Account
  accountInfo: { method: 'GET', path: '/account/info' },
  subscription: { method: 'GET', path: '/account/subscription' },
  remainingWords: { method: 'GET', path: '/account/remaining_words_limit' },
  shareCodeAvailability: { method: 'GET', path: '/account/check_share_account_code_availability/{code}' },
  createSharedAccount: { method: 'POST', path: '/account/create_share_account', body: 'form' },
  listSharedAccounts: { method: 'GET', path: '/account/fetch_shared_account' },
  deleteSharedAccount: { method: 'DELETE', path: '/account/shared_account/{id}' },
  requestWithdrawal: { method: 'POST', path: '/account/withdrawal_request', body: 'form' },
  subscriptionPortal: { method: 'GET', path: '/account/subscription_manage_portal' },
  handleInvited: { method: 'POST', path: '/account/handle_invited' },
  invitedNotifications: { method: 'GET', path: '/account/invited_notifications' },
  proIntent: { method: 'GET', path: '/account/pro_intent' },
  payAtTestTill: { method: 'POST', path: '/account/test_till/pay' },
  submitIdea: { method: 'POST', path: '/account/submit_idea' },
  profileImage: { method: 'GET', path: '/account/profile_image' },
  changeProfileImage: { method: 'POST', path: '/account/profile_image', body: 'form' },
  removeProfileImage: { method: 'DELETE', path: '/account/profile_image' },
  changeName: { method: 'POST', path: '/account/name' },
  changeAddress: { method: 'POST', path: '/account/email' },
  devices: { method: 'GET', path: '/account/devices' },
  signOutDevice: { method: 'DELETE', path: '/account/devices/{id}' },
  signOutEverywhere: { method: 'DELETE', path: '/account/devices' },
  deleteAccount: { method: 'POST', path: '/account/deletion' },
  keepAccount: { method: 'DELETE', path: '/account/deletion' },
  exportAccount: { method: 'GET', path: '/account/export' },

  // System
  prices: { method: 'GET', path: '/system/prices' },
  shareMessage: { method: 'GET', path: '/system/share_message' },
  changelog: { method: 'GET', path: '/system/changelog' },
  greetingVideo: { method: 'GET', path: '/static/greeting_video/{lang}' },
  trackPage: { method: 'GET', path: '/track/select-page/{page}' },

  // Documents
  recentDocuments: { method: 'GET', path: '/docs/recent' },
  listDocuments: { method: 'GET', path: '/docs/list' },
  searchDocuments: { method: 'POST', path: '/docs/search' },
  getDocument: { method: 'GET', path: '/docs/item/{id}' },
  createBlankDocument: { method: 'POST', path: '/docs/create_blank' },
  duplicateDocument: { method: 'POST', path: '/docs/duplicate/{id}' },
  saveDocument: { method: 'POST', path: '/docs/save/{documentId}' },
  toggleFavourite: { method: 'POST', path: '/docs/favourite/{id}' },
  deleteDocument: { method: 'DELETE', path: '/docs/item/{id}' },
  trashedDocuments: { method: 'GET', path: '/docs/trash' },
  restoreDocument: { method: 'POST', path: '/docs/restore/{id}' },
  keptDocuments: { method: 'POST', path: '/docs/kept' },
  emptyTrash: { method: 'POST', path: '/docs/empty_trash' },
  downloadDocument: { method: 'POST', path: '/docs/download/{id}' },
  documentTags: { method: 'GET', path: '/docs/tags/{id}' },
  suggestTags: { method: 'GET', path: '/docs/tags_suggestion' },
  setTags: { method: 'POST', path: '/docs/set_tags/{id}' },
  setWordGoal: { method: 'POST', path: '/docs/word_goal/{id}' },
  lockHint: { method: 'GET', path: '/docs/hint/{documentId}' },
  lockDocument: { method: 'POST', path: '/docs/lock/{documentId}' },
  unlockDocument: { method: 'POST', path: '/docs/unlock/{documentId}' },
  documentVersions: { method: 'GET', path: '/docs/versions/{documentId}' },
  readVersion: { method: 'GET', path: '/docs/versions/{documentId}/{versionId}' },
  nameVersion: { method: 'POST', path: '/docs/versions/{documentId}/{versionId}/name' },
  restoreVersion: { method: 'POST', path: '/docs/versions/{documentId}/{versionId}/restore' },
  addPicture: { method: 'POST', path: '/docs/pictures/{documentId}', body: 'form' },
  documentPicture: { method: 'GET', path: '/docs/pictures/{documentId}/{pictureId}' },
  writingRecord: { method: 'GET', path: '/docs/record/{documentId}' },
  addToWritingRecord: { method: 'POST', path: '/docs/record/{documentId}' },
  deleteWritingRecord: { method: 'DELETE', path: '/docs/record/{documentId}' },

  // Help while writing
  corrections: { method: 'POST', path: '/v2/main/corrections' },
  writingPreferences: { method: 'GET', path: '/v2/main/writing_preferences' },
  changeWritingPreferences: { method: 'POST', path: '/v2/main/writing_preferences' },
  makeLocal: { method: 'POST', path: '/v2/main/make-local' },
  updateConfig: { method: 'POST', path: '/v2/text/update_config' },
  autocomplete: { method: 'POST', path: '/v2/text/autocomplete' },
  takeOffer: { method: 'POST', path: '/v2/text/autocomplete/taken' },
  findCitations: { method: 'POST', path: '/v2/citation/process' },
  lookUpServices: { method: 'GET', path: '/v2/citation/services' },
  speechAbility: { method: 'GET', path: '/main/speech_to_text' },
  speechToText: { method: 'POST', path: '/main/speech_to_text', body: 'form' },
  checkPlagiarism: { method: 'POST', path: '/main/check_plagiarism' },

  // AI actions, one streamed answer each
  modify_text: { method: 'POST', path: '/v2/main/modify_text' },
  writeIntroduction: { method: 'POST', path: '/v2/empty/writeIntroduction' },
  writeConclusion: { method: 'POST', path: '/v2/empty/writeConclusion' },
  writeOpposingArgument: { method: 'POST', path: '/v2/empty/writeOpposingArgument' },
  writeWithMoreDepth: { method: 'POST', path: '/v2/empty/writeWithMoreDepth' },
  expandTitle: { method: 'POST', path: '/v2/empty/expandTitle' },
  insertTemplate: { method: 'POST', path: '/v2/empty/insertTemplate' },
  changeTone: { method: 'POST', path: '/v2/text/plain/changeTone' },
  improveFluency: { method: 'POST', path: '/v2/text/plain/improveFluency' },
  summarize: { method: 'POST', path: '/v2/text/plain/summarize' },
  makeLonger: { method: 'POST', path: '/v2/text/plain/makeLonger' },
  paraphrase: { method: 'POST', path: '/v2/text/plain/paraphrase' },
  soundAcademic: { method: 'POST', path: '/v2/text/plain/soundAcademic' },
  endAiCall: { method: 'DELETE', path: '/v2/ai_calls/{call}' },

  // Compositions
  createBrainstorm: { method: 'POST', path: '/brainstorm/create' },
  thesisIdeas: { method: 'POST', path: '/essay/acquire_thesis_ideas' },
  topicIdeas: { method: 'POST', path: '/essay/acquire_ideas' },
  createEssay: { method: 'POST', path: '/essay/create' },
  watchEssay: { method: 'GET', path: '/essay/writing/{writing}' },
  stopEssay: { method: 'DELETE', path: '/essay/writing/{writing}' },
  compositionEngine: { method: 'GET', path: '/essay/engine' },
} as const;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
export type Endpoint = Endpoints[EndpointName];
