/** Where browsers report violations of the content security policy. */
export const policyReportPath = '/csp-report';
