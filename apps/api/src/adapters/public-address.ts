import { BlockList, isIP } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
PRIVATE.addSubnet('2001::', 23, 'ipv6');
PRIVATE.addSubnet('2001:db8::', 32, 'ipv6');
PRIVATE.addSubnet('2002::', 16, 'ipv6');
PRIVATE.addSubnet('3fff::', 20, 'ipv6');

const UNICAST = new BlockList();
UNICAST.addSubnet('2000::', 3, 'ipv6');

/**
 * Returns whether an address belongs to the public internet: not this machine, not its network, and no address that embeds such a one
 * (IANA's special-purpose address registries).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return isIP(address) === 6 && UNICAST.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
}
