import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { z } from 'zod';
import { servePeer, wishedPort } from '../../testing/serve-peer.ts';
import { smtpOrder, type TakenMail } from './smtp-peer.ts';

let behaviour: z.infer<typeof smtpOrder>['behave'];
const taken: TakenMail[] = [];
let connections = 0;

/** An answer with a status, as smtp-server expects it. */
const refusal = (status: number): Error => Object.assign(new Error('Refused'), { responseCode: status });

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onConnect(_session, callback) {
    connections += 1;
    // Neither greets nor closes.
    if (behaviour?.kind === 'silent') return;
    callback();
  },
  onAuth(auth, _session, callback) {
    if (auth.password === 'right') callback(null, { user: auth.username });
    else callback(refusal(535));
  },
  onRcptTo(_address, _session, callback) {
    callback(behaviour?.kind === 'refuse' ? refusal(behaviour.status) : null);
  },
  onData(stream, session, callback) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (behaviour?.kind === 'stall') return;
      if (behaviour?.kind === 'drop') {
        for (const connection of server.connections) connection._socket.destroy();
        return;
      }
      const { mailFrom, rcptTo } = session.envelope;
      taken.push({
        from: mailFrom === false ? '' : mailFrom.address,
        to: rcptTo.map(({ address }) => address),
        source: Buffer.concat(chunks).toString(),
      });
      callback();
    });
  },
});
server.on('error', () => undefined);
const listening = server.listen(wishedPort, '127.0.0.1');
await once(listening, 'listening');
const { port } = listening.address() as AddressInfo;

servePeer(port, (order) => {
  const { behave } = smtpOrder.parse(order);
  if (behave) {
    behaviour = behave;
    taken.length = 0;
  }
  return { taken, connections };
});
