import { z } from 'zod';
import { emailAddress } from './auth.ts';
import { endpoints } from './endpoints.ts';
import { answers, answersFile, done, formBody, jsonBody, route, timestamp } from './route.ts';

export const device = z
  .object({
    id: z.string(),
    browser: z.string().nullable().meta({ description: 'By its own name; null where it tells none.' }),
    system: z.string().nullable(),
    signedInAt: timestamp,
    lastUsedAt: timestamp.meta({ description: 'To the day.' }),
    isThis: z.boolean().meta({ description: 'It is the one that asks.' }),
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof device>;

export const deviceList = z.object({ devices: z.array(device) }).meta({ id: 'DeviceList' });
export type DeviceList = z.infer<typeof deviceList>;

export const pictureRequest = z
  .object({
    image: z.instanceof(File, { error: 'must be a file' }).meta({ type: 'string', format: 'binary' }),
  })
  .meta({ id: 'PictureRequest' });

export const nameRequest = z.object({ name: z.string().trim().max(100) }).meta({ id: 'NameRequest' });

export const addressRequest = z.object({ email: emailAddress }).meta({ id: 'AddressRequest' });

export const deletion = z.object({ deletesAt: timestamp }).meta({ id: 'Deletion' });
export type Deletion = z.infer<typeof deletion>;

/** What users can do with their own account. */
export const ownAccountRoutes = {
  changeProfileImage: route(endpoints.changeProfileImage, {
    domain: 'Account',
    summary: 'Put another picture of the account: PNG, JPEG or WebP',
    request: { body: formBody(pictureRequest) },
    responses: answers(done),
  }),
  removeProfileImage: route(endpoints.removeProfileImage, {
    domain: 'Account',
    summary: 'Remove the picture of the account',
    responses: answers(done),
  }),
  changeName: route(endpoints.changeName, {
    domain: 'Account',
    summary: 'Change the name',
    request: { body: jsonBody(nameRequest) },
    responses: answers(done),
  }),
  changeAddress: route(endpoints.changeAddress, {
    domain: 'Account',
    summary: 'Mail a link to a new address; the address changes when the link is used',
    request: { body: jsonBody(addressRequest) },
    responses: answers(done),
  }),
  devices: route(endpoints.devices, {
    domain: 'Account',
    summary: 'Where the account is signed in',
    responses: answers(deviceList),
  }),
  signOutDevice: route(endpoints.signOutDevice, {
    domain: 'Account',
    summary: 'Sign out of one device',
    request: { params: z.object({ id: z.string() }) },
    responses: answers(done),
  }),
  signOutEverywhere: route(endpoints.signOutEverywhere, {
    domain: 'Account',
    summary: 'Sign out of every device, this one included',
    responses: answers(done),
  }),
  deleteAccount: route(endpoints.deleteAccount, {
    domain: 'Account',
    summary: 'Delete the account after some days of grace; signs out everywhere',
    description: 'A subscription that would be charged on holds it back, unless it is to be ended as well.',
    request: { query: z.object({ end_subscription: z.enum(['0', '1']).optional() }) },
    responses: answers(deletion),
  }),
  keepAccount: route(endpoints.keepAccount, {
    domain: 'Account',
    summary: 'Take the deletion back',
    responses: answers(done),
  }),
  exportAccount: route(endpoints.exportAccount, {
    domain: 'Account',
    summary: 'All of the account as one zip, streamed',
    responses: answersFile(
      'application/zip',
      'Documents as JSON, Markdown and DOCX, their versions, the settings, earnings, withdrawals and shared accounts',
    ),
  }),
};
