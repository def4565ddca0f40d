import type { Logger } from 'pino';
import type { Domain } from '../domain.ts';
import type { ClientReader } from '../http/client.ts';
import { policyReportPath } from '../http/policy-report-path.ts';
import { createMeter, type Quota } from '../limits/meter.ts';
import { networkOf } from '../limits/network-of.ts';
import { telemetry } from '../telemetry/telemetry.ts';
import { readReport, type Violation } from './read-report.ts';

const hour = 60 * 60_000;
const most = { bytes: 16 * 1024, inOneCall: 20 };
const refusal = 'Too many reports.';
const ofNetwork: Quota = { name: 'policy reports', most: 60, window: hour, refusal };
const ofAll: Quota = { name: 'policy reports of all', most: 3_000, window: hour, refusal };
const lineOfOne: Quota = { name: 'policy line', most: 1, window: hour, refusal };
const lines: Quota = { name: 'policy lines', most: 100, window: hour, refusal };

export interface PolicyReportServices {
  readonly logger: Logger;
  readonly client: ClientReader;
}

/**
 * Counts what browsers report about the content security policy, and logs each distinct violation once an hour. Nothing
 * is stored, and more than a process can use is dropped without an answer that says so.
 */
export function policyReportsDomain({ logger, client }: PolicyReportServices): Domain {
  const meter = createMeter();

  function report({ directive, blocked }: Violation): void {
    telemetry.policyReport.emit(directive);
    if (!meter.isWithin(lineOfOne, `${directive} ${blocked}`, 1) || !meter.isWithin(lines, '', 1)) return;
    logger.warn({ directive, blocked }, 'content security policy violated');
  }

  return {
    publicRoutes: (app) =>
      app.post(policyReportPath, async (context) => {
        const network = networkOf(client(context).address);
        const isWithin = meter.isWithin(ofNetwork, network, 1) && meter.isWithin(ofAll, '', 1);
        const violations = isWithin ? readReport(await context.req.text()) : [];
        for (const violation of violations.slice(0, most.inOneCall)) report(violation);
        return context.body(null, 204);
      }),
    bodies: { [policyReportPath]: { bytes: most.bytes } },
  };
}
