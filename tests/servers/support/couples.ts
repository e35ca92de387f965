import { type HttpMember, registerOverHttp } from '#tests/support/http-member.ts';

/** Registers two members and joins them in one couple. */
export async function registerCoupleOverHttp(url: string): Promise<[HttpMember, HttpMember]> {
  const [riya, arjun] = await Promise.all([registerOverHttp(url, 'Riya'), registerOverHttp(url, 'Arjun')]);
  const created = await riya.call('POST', '/api/couples', { name: 'Us' });
  const { inviteCode } = (await created.json()) as { inviteCode: string };
  const joined = await arjun.call('POST', '/api/couples/join', { inviteCode });
  if (!joined.ok) throw new Error(`joining answered ${joined.status}`);
  return [riya, arjun];
}
